import { isCode } from '@pawlet/core/rules';
import { useEffect, useRef } from 'react';
import type { ReactElement, SyntheticEvent } from 'react';
import { useAction, usePawlet, useText } from '../../runtime/index.ts';
import { Button } from '../../ui/index.ts';
import { Agreement, ImpliedAgreement, useAgreement } from './Agreement.tsx';
import { CodeField } from './CodeField.tsx';
import { EmailField } from './EmailField.tsx';
import styles from './Login.module.css';
import { loginMessages } from './loginMessages.ts';
import { useChecks } from './useChecks.ts';
import { useFields } from './useFields.ts';
import { useFinish } from './useFinish.ts';

export interface EmailCodeFormProps {
  /** The shopper is logged in. */
  readonly onDone: () => void;
  /**
   * A guest who is buying: continuing accepts the terms, and a complete code submits automatically.
   * @default false
   */
  readonly isGuest?: boolean | undefined;
}

/** Log-in by e-mail address and code; creates an account for a new address. */
export function EmailCodeForm({ onDone, isGuest = false }: EmailCodeFormProps): ReactElement {
  const { api, session } = usePawlet();
  const text = useText(loginMessages);
  const checks = useChecks();
  const agreement = useAgreement({ isImplied: isGuest });
  const fields = useFields({ email: checks.email, code: checks.code });
  const target = () => ({ email: fields.values.email.trim() });
  const finish = useFinish({
    onDone,
    agreement,
    onWrong: (message) => fields.fail('code', message),
    onField: (name, message) => {
      if (name !== 'email') return false;
      fields.fail(name, message);
      return true;
    },
  });

  const { run: submit, isBusy } = useAction(async () => {
    if (!fields.check()) return;
    const agreed = agreement.require();
    if (agreed === undefined) return;
    const { inviteId } = session.store.getState();
    const code = fields.values.code.trim();
    finish(await api.login.withEmailCode({ ...target(), code, inviteId, agreed }));
  });

  const code = fields.values.code.trim();
  const tried = useRef('');
  useEffect(() => {
    if (!isGuest || !agreement.isRead || !isCode(code) || tried.current === code) return;
    tried.current = code;
    void submit();
  }, [isGuest, agreement.isRead, code, submit]);

  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className={styles['fields']}>
        <EmailField control={fields.control('email')} />
        <CodeField
          control={fields.control('code')}
          way="email"
          event="emaillogin"
          target={() => (fields.check(['email']) ? target() : undefined)}
          onSent={() => fields.focus('code')}
        />
      </div>
      <p className={styles['hint']}>{text(isGuest ? 'login.guestHint' : 'login.newEmailHint')}</p>
      {isGuest ? <ImpliedAgreement /> : <Agreement agreement={agreement} />}
      <Button type="submit" size="l" block busy={isBusy}>
        {text(isGuest ? 'login.guestSubmit' : 'login.submit')}
      </Button>
    </form>
  );
}
