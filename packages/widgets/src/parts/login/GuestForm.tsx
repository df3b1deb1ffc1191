import type { ReactElement } from 'react';
import { useText } from '../../runtime/index.ts';
import { Button } from '../../ui/index.ts';
import { EmailCodeForm } from './EmailCodeForm.tsx';
import styles from './Login.module.css';
import { loginMessages } from './loginMessages.ts';

export interface GuestFormProps {
  /** The guest is logged in. */
  readonly onDone: () => void;
  /** The shopper prefers the regular log-in. */
  readonly onOther: () => void;
}

/** Guest checkout in one step: address and code. Creates the account. */
export function GuestForm({ onDone, onOther }: GuestFormProps): ReactElement {
  const text = useText(loginMessages);
  return (
    <div className={styles['frame']}>
      <p className={styles['lead']}>{text('login.guestLead')}</p>
      <EmailCodeForm isGuest onDone={onDone} />
      <Button variant="ghost" onClick={onOther}>
        {text('login.otherWay')}
      </Button>
    </div>
  );
}
