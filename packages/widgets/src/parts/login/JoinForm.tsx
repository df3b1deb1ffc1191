import type { UnlinkedPerson } from '@pawlet/core/api';
import type { ReactElement } from 'react';
import { useAction, usePawlet, useText, useToast } from '../../runtime/index.ts';
import { Button } from '../../ui/index.ts';
import { Agreement, useAgreement } from './Agreement.tsx';
import styles from './Login.module.css';
import { loginMessages } from './loginMessages.ts';
import { useFinish } from './useFinish.ts';

export interface JoinFormProps {
  readonly person: Pick<UnlinkedPerson, 'bindToken' | 'nickname'>;
  /** The shopper is logged in. */
  readonly onDone: () => void;
}

/** Creates an account for a person of the surrounding app, who has only to accept the terms. */
export function JoinForm({ person: { bindToken, nickname }, onDone }: JoinFormProps): ReactElement {
  const { api, session } = usePawlet();
  const text = useText(loginMessages);
  const showToast = useToast();
  const agreement = useAgreement();
  const finish = useFinish({ onDone, agreement });
  const { run, isBusy } = useAction(async () => {
    const agreed = agreement.require();
    if (agreed === undefined) return;
    const { inviteId } = session.store.getState();
    const result = await api.appLogin.register({ bindToken, inviteId, agreed });
    // The proof of the app has expired.
    if (result.status === 'wrong-credentials') showToast(text('login.joinExpired'));
    else finish(result);
  });
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <p className={styles['lead']}>
        {nickname === '' ? text('login.joinLead') : text('login.joinLeadName', { name: nickname })}
      </p>
      <Agreement agreement={agreement} />
      <Button type="submit" size="l" block busy={isBusy}>
        {text('login.join')}
      </Button>
    </form>
  );
}
