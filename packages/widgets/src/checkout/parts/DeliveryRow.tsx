import { parseDeliveryDays } from '@pawlet/core/rules';
import type { ReactElement } from 'react';
import { useFormat, useText } from '../../runtime/index.ts';
import { Cell } from '../../ui/index.ts';
import { checkoutMessages } from '../messages.ts';

const dayMs = 86_400_000;

/** How the order is sent, and when it arrives where the shop says so. */
export function DeliveryRow({ days }: { readonly days: string }): ReactElement {
  const text = useText(checkoutMessages);
  const format = useFormat();
  const range = parseDeliveryDays(days);
  const label = text('checkout.delivery');
  const way = text('checkout.deliveryText');
  if (range === undefined) return <Cell label={label} value={way} />;
  const dayAfter = (count: number): string => format.date(Date.now() + count * dayMs, 'monthDay');
  const { first, last } = range;
  const arrival =
    first === last
      ? text('checkout.arrivesOn', { date: dayAfter(last) })
      : text('checkout.arrivesBetween', { from: dayAfter(first), to: dayAfter(last) });
  return <Cell label={label} note={way} value={arrival} valueTone="text" />;
}
