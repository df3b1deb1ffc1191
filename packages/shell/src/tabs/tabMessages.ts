import { toId, type ProductId } from '@pawlet/core/api';
import type { PawletEvent, PawletEventName } from '@pawlet/core';

/** A message of one tab to the others of the same browser. */
export type TabMessage =
  /** Data of this shopper have changed: what is shown must be refetched. */
  | { readonly kind: 'changed'; readonly owner: string; readonly event: PawletEventName }
  | {
      readonly kind: 'favourite';
      readonly owner: string;
      readonly goodsId: ProductId;
      readonly isFavourite: boolean;
    };

/** Events after which other tabs may show stale data. */
const changing: readonly PawletEventName[] = [
  'pawlet:purchase',
  'pawlet:payment-result',
  'pawlet:order-changed',
  'pawlet:buy-again',
  'pawlet:question-changed',
  'pawlet:points-changed',
  'pawlet:exchange',
  'pawlet:signed-in',
];

/** The message to the other tabs for an event; none for most. */
export function toTabMessage({ name }: Pick<PawletEvent, 'name'>, owner: string): TabMessage | undefined {
  return changing.includes(name) ? { kind: 'changed', owner, event: name } : undefined;
}

/** Parses a message of another tab, which may run another version of the storefront. */
export function readTabMessage(given: unknown): TabMessage | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const { kind, owner, event, goodsId, isFavourite }: Record<string, unknown> = { ...given };
  if (typeof owner !== 'string') return undefined;
  const known = changing.find((name) => name === event);
  if (kind === 'changed' && known !== undefined) return { kind, owner, event: known };
  const id = typeof goodsId === 'number' ? toId<ProductId>(goodsId) : undefined;
  return kind === 'favourite' && id !== undefined && typeof isFavourite === 'boolean'
    ? { kind, owner, goodsId: id, isFavourite }
    : undefined;
}
