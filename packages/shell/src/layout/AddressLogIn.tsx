import { useEffect, useRef } from 'react';
import { useConfirm, usePawlet } from '@pawlet/widgets';
import { useShellText } from './useShellText.ts';

/** Uses the session in the URL; asks for confirmation where another shopper is logged in. */
export function AddressLogIn() {
  const { account } = usePawlet();
  const confirm = useConfirm();
  const text = useShellText();
  const hasAsked = useRef(false);

  useEffect(() => {
    // The confirmation needs its texts; the token is returned only once.
    if (hasAsked.current || text('retry') === '') return;
    hasAsked.current = true;
    const take = async (): Promise<void> => {
      const found = await account.takeAddressLogIn();
      if (found.status !== 'confirm') return;
      const { nickname, username } = found.user;
      const title = text('addressLogIn.title', { name: nickname === '' ? username : nickname });
      if (await confirm({ title, text: text('addressLogIn.text') })) found.accept();
    };
    // Without the server the shopper's session stays.
    take().catch(() => undefined);
  }, [account, confirm, text]);
  return null;
}
