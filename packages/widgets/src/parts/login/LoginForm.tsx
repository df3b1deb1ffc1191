import type { UnlinkedPerson } from '@pawlet/core/api';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../runtime/index.ts';
import { Button } from '../../ui/index.ts';
import { AppLogIn } from './AppLogIn.tsx';
import { CodeForm } from './CodeForm.tsx';
import styles from './Login.module.css';
import { loginMessages } from './messages.ts';
import { PasswordForm } from './PasswordForm.tsx';

export interface LoginFormProps {
  /** Somebody is logged in. */
  readonly onDone: () => void;
  /** How to begin; the other way is one tap away. @default 'code' */
  readonly way?: 'code' | 'password' | undefined;
}

/** The log-in, by code, by password, or by the app around the page. */
export function LoginForm({ onDone, way: first = 'code' }: LoginFormProps): ReactElement {
  const text = useText(loginMessages);
  const [way, setWay] = useState(first);
  const [link, setLink] = useState<UnlinkedPerson>();
  if (link !== undefined) {
    return (
      <div className={styles['frame']}>
        <CodeForm link={link} onDone={onDone} />
        <Button variant="ghost" onClick={() => setLink(undefined)}>
          {text('login.otherWay')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles['frame']}>
      {way === 'code' ? <CodeForm onDone={onDone} /> : <PasswordForm onDone={onDone} />}
      <AppLogIn onDone={onDone} onUnlinked={setLink} />
      <Button variant="ghost" onClick={() => setWay(way === 'code' ? 'password' : 'code')}>
        {text(way === 'code' ? 'login.withPassword' : 'login.withCode')}
      </Button>
    </div>
  );
}
