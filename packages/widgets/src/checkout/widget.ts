import { toId, type CartLineId } from '@pawlet/core/api';
import { PawletError, shopMessages } from '@pawlet/core/errors';
import { addressMessages } from '../parts/index.ts';
import { defineWidget } from '../runtime/index.ts';
import { Checkout, type CheckoutProps } from './Checkout.tsx';
import { checkoutMessages } from './messages.ts';

/** The checkout as a widget; its option is `lines`, the ids of cart rows, comma-separated. */
export const checkoutWidget = defineWidget<CheckoutProps>({
  id: 'checkout',
  component: Checkout,
  messages: [checkoutMessages, addressMessages, shopMessages],
  parseOptions: (options) => ({ lineIds: toLineIds(options.optionalText('lines') ?? '') }),
});

function toLineIds(text: string): readonly CartLineId[] {
  const ids = text.split(',').map((one) => toId<CartLineId>(one.trim()));
  const known = ids.filter((id) => id !== undefined);
  if (known.length === 0 || known.length < ids.length) {
    throw new PawletError(
      'CONFIG',
      `Pawlet: option "lines" of widget "checkout" must be ids of cart rows such as "12,15", but is "${text}".`,
    );
  }
  return known;
}
