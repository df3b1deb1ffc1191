import type { TextKey } from '../texts/en.ts';
import { isTextKey } from '../texts/isTextKey.ts';
import { toWord } from '../texts/toWord.ts';
import type { useText } from '../texts/useText.ts';

/** Something that has another value now, in words. */
export interface Change {
  readonly field: string;
  readonly before: string;
  readonly now: string;
}

/** What people read of an order that differs between two states of it; everything else follows from that. */
export function listChanges(
  text: ReturnType<typeof useText>,
  before: unknown,
  now: unknown,
): readonly Change[] {
  const seen = describe(text, before);
  return [...describe(text, now)].flatMap(([key, value]) => {
    const old = seen.get(key) ?? '';
    return old === value ? [] : [{ field: text(key), before: old, now: value }];
  });
}

function describe(text: ReturnType<typeof useText>, order: unknown): ReadonlyMap<TextKey, string> {
  const described = new Map<TextKey, string>();
  if (!isRecord(order)) return described;
  const { status, refundedAmount, remark, parcels, recipient } = order;
  if (typeof status === 'string') described.set('field.status', toWord(text, `status.${status}`, status));
  if (typeof refundedAmount === 'string') described.set('field.refunded', refundedAmount);
  if (typeof remark === 'string') described.set('field.remark', remark);
  if (Array.isArray(parcels)) described.set('order.parcels', parcels.map(describeParcel).join(', '));
  for (const [name, value] of Object.entries(isRecord(recipient) ? recipient : {})) {
    const key = `address.${name}`;
    if (isTextKey(key) && typeof value === 'string') described.set(key, value);
  }
  return described;
}

function describeParcel(parcel: unknown): string {
  if (!isRecord(parcel)) return '';
  return [parcel['carrier'], parcel['number']]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(' ');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
