import { shopMessages } from '@pawlet/core/errors';
import { useConfirm, useText } from '@pawlet/widgets';
import { useContactShop } from '../../contact/useContactShop.ts';

/** Shows that a line allows no more requests, and offers the contact options. */
export function useUsedUpDialog(): () => Promise<void> {
  const text = useText(shopMessages);
  const confirm = useConfirm();
  const contactShop = useContactShop();
  return async () => {
    const wantsContact = await confirm({
      title: text('aftersale.countUsedUp'),
      confirmLabel: text(
        contactShop === undefined ? 'aftersale.countUsedUp.close' : 'aftersale.countUsedUp.contact',
      ),
      cancelLabel: contactShop === undefined ? false : text('aftersale.countUsedUp.close'),
    });
    if (wantsContact) contactShop?.();
  };
}
