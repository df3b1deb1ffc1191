import type { Description } from '../parts/ConflictDialog.tsx';
import { isRecord } from '../parts/isRecord.ts';
import { useText, useWord } from '../texts/useText.ts';

const addressFields = ['receiver', 'phone', 'address', 'zipcode', 'city', 'province'] as const;

/** What people read of an order; everything else follows from that. */
export function useOrderDescription(): (order: unknown) => Description {
  const text = useText();
  const word = useWord();
  return (order) => {
    const described = new Map<string, string>();
    if (!isRecord(order)) return described;
    const { status, refundedAmount, remark, parcels, recipient } = order;
    if (typeof status === 'string') described.set(text('field.status'), word(`status.${status}`, status));
    if (typeof refundedAmount === 'string') described.set(text('field.refunded'), refundedAmount);
    if (typeof remark === 'string') described.set(text('field.remark'), remark);
    if (Array.isArray(parcels)) described.set(text('order.parcels'), parcels.map(describeParcel).join(', '));
    for (const name of addressFields) {
      const value = isRecord(recipient) ? recipient[name] : undefined;
      if (typeof value === 'string') described.set(text(`address.${name}`), value);
    }
    return described;
  };
}

function describeParcel(parcel: unknown): string {
  if (!isRecord(parcel)) return '';
  return [parcel['carrier'], parcel['number']]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(' ');
}
