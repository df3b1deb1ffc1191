import type { ProductId } from '@pawlet/core/api';
import { queryString } from '@pawlet/core/rules';
import { paths } from '../../routing/paths.ts';

/** What is shared: the shop, or one of its products. */
export interface SharedThing {
  /** Origin of the link, without a trailing slash. */
  readonly origin: string;
  /** Id of the sharer; undefined for a visitor, who cannot invite. */
  readonly inviteId: number | undefined;
  readonly goodsId?: ProductId | undefined;
}

/** The link for a friend, with the inviter. */
export function shareLink({ origin, inviteId, goodsId }: SharedThing): string {
  const path = goodsId === undefined ? paths.invitation : paths.product;
  return `${origin}/#${path}${queryString({ id: goodsId, invite_id: inviteId })}`;
}
