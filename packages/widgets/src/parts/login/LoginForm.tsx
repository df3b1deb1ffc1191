import type { UnlinkedPerson } from '@pawlet/core/api';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../runtime/index.ts';
import { Button } from '../../ui/index.ts';
import { CodeForm } from './CodeForm.tsx';
import { LinkForm } from './LinkForm.tsx';
import { EmailCodeForm } from './EmailCodeForm.tsx';
import styles from './Login.module.css';
import { loginMessages } from './loginMessages.ts';
import { OtherWays } from './OtherWays.tsx';
import type { StartSocial } from './OtherWays.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { ResetForm } from './ResetForm.tsx';
import type { CodeWay } from '../verification-code/useCodeTimer.ts';
import { useCodeWays } from './useCodeWays.ts';

/** The steps of the log-in. */
export type LoginWay = 'code' | 'password' | 'register' | 'reset';

export interface LoginFormProps {
  /** The shopper is logged in. */
  readonly onDone: () => void;
  readonly way: LoginWay;
  /** The shopper selected another step. */
  readonly onWay: (way: LoginWay) => void;
  /** Navigates to a provider's log-in page. @default none: providers are not offered */
  readonly onSocial?: StartSocial | undefined;
}

/**
 * The log-in, by code, password, the surrounding app or a social account, including registration and password reset.
 */
export function LoginForm({ onDone, way, onWay, onSocial }: LoginFormProps): ReactElement {
  const text = useText(loginMessages);
  const [link, setLink] = useState<UnlinkedPerson>();
  const { first, offersBoth } = useCodeWays();
  const [chosen, setChosen] = useState<CodeWay>();
  const codeWay = chosen ?? first;
  if (link !== undefined) {
    return (
      <div className={styles['frame']}>
        <LinkForm person={link} onDone={onDone} />
        <Button variant="ghost" onClick={() => setLink(undefined)}>
          {text('login.otherWay')}
        </Button>
      </div>
    );
  }
  if (way === 'register') return <RegisterForm onDone={onDone} />;
  if (way === 'reset') return <ResetForm onDone={() => onWay('password')} />;
  return (
    <div className={styles['frame']}>
      {way === 'password' ? (
        <PasswordForm onDone={onDone} />
      ) : codeWay === 'email' ? (
        <EmailCodeForm onDone={onDone} />
      ) : (
        <CodeForm onDone={onDone} />
      )}
      <div className={styles['links']}>
        <button type="button" className={styles['link']} onClick={() => onWay('register')}>
          {text('login.toRegister')}
        </button>
        <button type="button" className={styles['link']} onClick={() => onWay('reset')}>
          {text('login.forgot')}
        </button>
      </div>
      <OtherWays
        way={way}
        onWay={onWay}
        otherCodeWay={way === 'code' && offersBoth ? (codeWay === 'email' ? 'mobile' : 'email') : undefined}
        onCodeWay={setChosen}
        onDone={onDone}
        onUnlinked={setLink}
        onSocial={onSocial}
      />
    </div>
  );
}
