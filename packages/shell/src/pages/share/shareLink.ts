import type { GoodsId } from '@pawlet/core/api';

/** What is shared: the shop, or one of its products. */
export interface SharedThing {
  /** Origin of the link, without a slash at its end. */
  readonly origin: string;
  /** Of whoever shares. */
  readonly inviteId: number;
  readonly goodsId?: GoodsId | undefined;
}

/** The link that brings a friend, and says who invited. */
export function shareLink({ origin, inviteId, goodsId }: SharedThing): string {
  const route =
    goodsId === undefined
      ? `/pages/share/register?invite_id=${inviteId}`
      : `/pages/goods/detail?id=${goodsId}&invite_id=${inviteId}`;
  return `${origin}/#${route}`;
}
