import type { Formatter } from '@pawlet/core/i18n';
import { parseDeliveryDays } from '@pawlet/core/rules';
import type { ReactElement } from 'react';
import { useFormat, useText } from '../../runtime/index.ts';
import { Cell } from '../../ui/index.ts';
import { checkoutMessages } from '../checkoutMessages.ts';

const dayMs = 86_400_000;

function dayAfter(days: number, format: Formatter): string {
  return format.date(Date.now() + days * dayMs, 'monthDay');
}

/** The delivery method, and the arrival date if known. */
export function DeliveryRow({ days }: { readonly days: string }): ReactElement {
  const text = useText(checkoutMessages);
  const format = useFormat();
  const range = parseDeliveryDays(days);
  const label = text('checkout.delivery');
  const way = text('checkout.deliveryText');
  if (range === undefined) return <Cell label={label} value={way} />;
  const from = dayAfter(range.first, format);
  const to = dayAfter(range.last, format);
  const arrival =
    from === to ? text('checkout.arrivesOn', { date: to }) : text('checkout.arrivesBetween', { from, to });
  return <Cell label={label} note={way} value={arrival} valueTone="text" />;
}
