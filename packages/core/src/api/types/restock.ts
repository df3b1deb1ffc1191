import type { ProductId, SkuId } from './ids.ts';

/** A one-time e-mail alert for when a sold-out product is available again. */
export interface RestockAlert {
  /** Gives access to the alert; stored on a visitor's device. */
  readonly token: string;
  readonly goodsId: ProductId;
  readonly skuId: SkuId;
  readonly title: string;
  /** Name of the variant, '' for a product without variants. */
  readonly variant: string;
  readonly imageUrl: string;
  /** Recipient. */
  readonly email: string;
}
