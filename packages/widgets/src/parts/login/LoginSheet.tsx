import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { usePawlet, useText } from '../../runtime/index.ts';
import { Sheet } from '../../ui/index.ts';
import styles from './Login.module.css';
import { LoginForm } from './LoginForm.tsx';
import { loginMessages } from './messages.ts';

/** The log-in over the page: shows itself whenever something needs a shopper, and what was begun then goes on. */
export function LoginSheet(): ReactElement {
  const { account } = usePawlet();
  const text = useText(loginMessages);
  const isOpen = useStore(account.prompt, (prompt) => prompt.isOpen);
  useEffect(() => account.attachPrompt(), [account]);
  return (
    <Sheet open={isOpen} onClose={() => account.cancelLogIn()} title={text('login.title')}>
      <div className={styles['sheet']}>
        <LoginForm onDone={() => undefined} />
      </div>
    </Sheet>
  );
}
