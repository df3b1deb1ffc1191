import type { GoodsId, SkuId } from './ids.ts';

/** An e-mail that is sent once, when what is sold out can be bought again. */
export interface RestockAlert {
  /** Shows and removes the alert: a visitor's device keeps it. */
  readonly token: string;
  readonly goodsId: GoodsId;
  readonly skuId: SkuId;
  readonly title: string;
  /** What the variant is, '' for a product without variants. */
  readonly variant: string;
  readonly imageUrl: string;
  /** Where the e-mail goes. */
  readonly email: string;
}
