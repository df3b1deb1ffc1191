import { shopMessages } from '@pawlet/core/errors';
import { useConfirm, useText } from '@pawlet/widgets';
import { useCallShop } from '../../layout/useCallShop.ts';

/** Says that a line allows no further application, and offers to call the shop. */
export function useUsedUpDialog(): () => Promise<void> {
  const text = useText(shopMessages);
  const confirm = useConfirm();
  const callShop = useCallShop();
  return async () => {
    const wantsContact = await confirm({
      title: text('aftersale.countUsedUp'),
      confirmLabel: text(
        callShop === undefined ? 'aftersale.countUsedUp.close' : 'aftersale.countUsedUp.contact',
      ),
      cancelLabel: callShop === undefined ? false : text('aftersale.countUsedUp.close'),
    });
    if (wantsContact) callShop?.();
  };
}
