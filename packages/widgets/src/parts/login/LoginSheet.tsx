import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { usePawlet, useText } from '../../runtime/index.ts';
import { Sheet } from '../../ui/index.ts';
import styles from './Login.module.css';
import { LoginForm } from './LoginForm.tsx';
import type { LoginWay } from './LoginForm.tsx';
import { loginMessages } from './messages.ts';
import type { StartSocial } from './OtherWays.tsx';

export interface LoginSheetProps {
  /** Leaves for the log-in page of a provider. @default none: such ways are not offered */
  readonly onSocial?: StartSocial | undefined;
}

const titles = {
  code: 'login.title',
  password: 'login.title',
  register: 'login.registerTitle',
  reset: 'login.resetTitle',
} as const;

/** The log-in over the page: shows itself whenever something needs a shopper, and what was begun then goes on. */
export function LoginSheet({ onSocial }: LoginSheetProps): ReactElement {
  const { account } = usePawlet();
  const text = useText(loginMessages);
  const isOpen = useStore(account.prompt, (prompt) => prompt.isOpen);
  const [way, setWay] = useState<LoginWay>('code');
  useEffect(() => account.attachPrompt(), [account]);
  const isSideStep = way === 'register' || way === 'reset';
  return (
    <Sheet
      open={isOpen}
      onClose={() => {
        setWay('code');
        account.cancelLogIn();
      }}
      title={text(titles[way])}
      onBack={isSideStep ? () => setWay(way === 'reset' ? 'password' : 'code') : undefined}
    >
      <div className={styles['sheet']}>
        <LoginForm way={way} onWay={setWay} onDone={() => setWay('code')} onSocial={onSocial} />
      </div>
    </Sheet>
  );
}
