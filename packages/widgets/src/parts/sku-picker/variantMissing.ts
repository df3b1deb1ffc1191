import type { Pawlet } from '@pawlet/core';
import type { GoodsId } from '@pawlet/core/api';

/** Tells a refusal that lacks the variant of a product that comes in several. */
export function lacksVariant(result: { readonly status: string; readonly fields?: object }): boolean {
  return result.status === 'refused' && 'goods_sku_id' in (result.fields ?? {});
}

/** Tells whoever embeds a widget that its option `skuId` is needed for this product. */
export function reportVariant({ events }: Pawlet, widget: string, goodsId: GoodsId): void {
  console.error(
    `Pawlet: widget "${widget}" needs option "skuId" for product ${goodsId}, which comes in variants. Give the id of one of them, or let a product card ask the shopper.`,
  );
  events.emit('pawlet:error', { code: 'CONFIG' });
}
