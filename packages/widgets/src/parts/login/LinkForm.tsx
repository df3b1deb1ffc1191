import type { UnlinkedPerson } from '@pawlet/core/api';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../runtime/index.ts';
import { Button } from '../../ui/index.ts';
import { CodeForm } from './CodeForm.tsx';
import { EmailCodeForm } from './EmailCodeForm.tsx';
import { JoinForm } from './JoinForm.tsx';
import { loginMessages } from './loginMessages.ts';

export interface LinkFormProps {
  readonly person: UnlinkedPerson;
  /** The shopper is logged in. */
  readonly onDone: () => void;
}

/**
 * What a person of the surrounding app does once for an account: proves her number or address, or accepts the terms. A
 * new account may be replaced by one that she already has.
 */
export function LinkForm({ person, onDone }: LinkFormProps): ReactElement {
  const text = useText(loginMessages);
  const [hasAccount, setHasAccount] = useState(false);
  if (person.needs === 'email') return <EmailCodeForm link={person} onDone={onDone} />;
  if (person.needs === 'mobile' || hasAccount) return <CodeForm link={person} onDone={onDone} />;
  return (
    <>
      <JoinForm person={person} onDone={onDone} />
      <Button variant="ghost" onClick={() => setHasAccount(true)}>
        {text('login.hasAccount')}
      </Button>
    </>
  );
}
