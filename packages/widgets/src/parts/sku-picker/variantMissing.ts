import type { Pawlet } from '@pawlet/core';
import type { ProductId } from '@pawlet/core/api';

/** True for a refusal because the variant of a product is missing. */
export function lacksVariant(result: { readonly status: string; readonly fields?: object }): boolean {
  return result.status === 'refused' && 'goods_sku_id' in (result.fields ?? {});
}

/** Reports to the embedder that a widget needs the option `skuId` for this product. */
export function reportVariant({ events }: Pawlet, widget: string, goodsId: ProductId): void {
  console.error(
    `Pawlet: widget "${widget}" needs option "skuId" for product ${goodsId}, which comes in variants. Give the id of one of them, or let a product card ask the shopper.`,
  );
  events.emit('pawlet:error', { code: 'CONFIG' });
}
