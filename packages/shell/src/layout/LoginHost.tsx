import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { usePawlet } from '@pawlet/widgets';
import { useNavigation } from '../mall.ts';
import { loginPath } from '../navigation/loginReturn.ts';
import { useStore } from './useStore.ts';

/** Asks for the log-in over the page where something needs a shopper; the page goes on by itself after it. */
export function LoginHost() {
  const { account } = usePawlet();
  const navigation = useNavigation();
  const isOpen = useStore(account.prompt, (prompt) => prompt.isOpen);
  const [Sheet, setSheet] = useState<ComponentType>();

  useEffect(() => account.attachPrompt(), [account]);
  useEffect(() => {
    if (!isOpen || Sheet !== undefined) return;
    import('./loginSheetChunk.ts').then(
      (module) => setSheet(() => module.LoginSheet),
      () => {
        // Without its code there is still the page, which says what failed and tries again.
        account.cancelLogIn();
        void navigation.navigateTo(loginPath);
      },
    );
  }, [isOpen, Sheet, account, navigation]);

  return Sheet === undefined ? null : <Sheet />;
}
