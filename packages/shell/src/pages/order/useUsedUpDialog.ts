import { shopMessages } from '@pawlet/core/errors';
import { useConfig, useConfirm, useHost, useText } from '@pawlet/widgets';

/** Says that a line allows no further application, and offers to call the shop. */
export function useUsedUpDialog(): () => Promise<void> {
  const text = useText(shopMessages);
  const confirm = useConfirm();
  const host = useHost();
  const phone = useConfig()?.phone ?? '';
  return async () => {
    const wantsContact = await confirm({
      title: text('aftersale.countUsedUp'),
      confirmLabel: text(phone === '' ? 'aftersale.countUsedUp.close' : 'aftersale.countUsedUp.contact'),
      cancelLabel: phone === '' ? false : text('aftersale.countUsedUp.close'),
    });
    if (wantsContact && phone !== '') await host.openUrl(`tel:${phone}`);
  };
}
