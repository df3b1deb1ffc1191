import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { usePawlet, useStore, useText } from '../../runtime/index.ts';
import { Sheet } from '../../ui/index.ts';
import { GuestForm } from './GuestForm.tsx';
import styles from './Login.module.css';
import { LoginForm } from './LoginForm.tsx';
import type { LoginWay } from './LoginForm.tsx';
import { loginMessages } from './loginMessages.ts';
import type { StartSocial } from './OtherWays.tsx';
import { useCodeWays } from './useCodeWays.ts';

export interface LoginSheetProps {
  /** Navigates to a provider's log-in page. @default none: providers are not offered */
  readonly onSocial?: StartSocial | undefined;
}

const titles = {
  code: 'login.title',
  password: 'login.title',
  register: 'login.registerTitle',
  reset: 'login.resetTitle',
} as const;

/** The log-in over the page: opens whenever something requires it; the pending action then continues. */
export function LoginSheet({ onSocial }: LoginSheetProps): ReactElement {
  const { account } = usePawlet();
  const text = useText(loginMessages);
  const isOpen = useStore(account.prompt, (prompt) => prompt.isOpen);
  const purpose = useStore(account.prompt, (prompt) => prompt.purpose);
  const { first } = useCodeWays();
  const [way, setWay] = useState<LoginWay>('code');
  /** The guest chose the regular log-in this time. */
  const [isDeclined, setIsDeclined] = useState(false);
  const isGuest = purpose === 'purchase' && first === 'email' && !isDeclined;
  useEffect(() => account.attachPrompt(), [account]);
  const isSideStep = way === 'register' || way === 'reset';
  const startOver = (): void => {
    setWay('code');
    setIsDeclined(false);
  };
  const back = (): void => {
    if (isSideStep) setWay(way === 'reset' ? 'password' : 'code');
    else startOver();
  };
  return (
    <Sheet
      open={isOpen}
      onClose={() => {
        startOver();
        account.cancelLogIn();
      }}
      title={text(isGuest ? 'login.guestTitle' : titles[way])}
      onBack={isSideStep || isDeclined ? back : undefined}
    >
      <div className={styles['sheet']}>
        {isGuest ? (
          <GuestForm onDone={startOver} onOther={() => setIsDeclined(true)} />
        ) : (
          <LoginForm way={way} onWay={setWay} onDone={startOver} onSocial={onSocial} />
        )}
      </div>
    </Sheet>
  );
}
