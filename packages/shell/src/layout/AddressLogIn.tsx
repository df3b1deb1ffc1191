import { useEffect, useRef } from 'react';
import { useConfirm, usePawlet } from '@pawlet/widgets';
import { useShellText } from './useShellText.ts';

/** Takes a log-in from the address over; asks first where somebody else is logged in. */
export function AddressLogIn() {
  const { account } = usePawlet();
  const confirm = useConfirm();
  const text = useShellText();
  const hasAsked = useRef(false);

  useEffect(() => {
    // The question needs its words; the token is handed out once only.
    if (hasAsked.current || text('retry') === '') return;
    hasAsked.current = true;
    const take = async (): Promise<void> => {
      const found = await account.takeAddressLogIn();
      if (found.status !== 'confirm') return;
      const { nickname, username } = found.user;
      const title = text('addressLogIn.title', { name: nickname === '' ? username : nickname });
      if (await confirm({ title, text: text('addressLogIn.text') })) found.accept();
    };
    // Without the server the shopper stays who they are.
    take().catch(() => undefined);
  }, [account, confirm, text]);
  return null;
}
