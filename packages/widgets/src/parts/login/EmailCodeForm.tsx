import type { UnlinkedPerson } from '@pawlet/core/api';
import { isCode } from '@pawlet/core/rules';
import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { usePawlet, useText } from '../../runtime/index.ts';
import { Button, useForm } from '../../ui/index.ts';
import { Agreement, ImpliedAgreement, useAgreement } from './Agreement.tsx';
import { CodeField } from '../verification-code/CodeField.tsx';
import { EmailField } from './EmailField.tsx';
import styles from './Login.module.css';
import { loginMessages } from './loginMessages.ts';
import { useChecks } from './useChecks.ts';
import { useFinish } from './useFinish.ts';

export interface EmailCodeFormProps {
  /** The shopper is logged in. */
  readonly onDone: () => void;
  /**
   * A guest who is buying: continuing accepts the terms, and a complete code submits automatically.
   * @default false
   */
  readonly isGuest?: boolean | undefined;
  /** A person of the surrounding app whose account is linked to the address. @default none: a log-in */
  readonly link?: Pick<UnlinkedPerson, 'bindToken'> | undefined;
}

/** Log-in by e-mail address and code; creates an account for a new address. With `link` the other account is linked. */
export function EmailCodeForm({ onDone, isGuest = false, link }: EmailCodeFormProps): ReactElement {
  const { api, session } = usePawlet();
  const text = useText(loginMessages);
  const checks = useChecks();
  const agreement = useAgreement({ isImplied: isGuest });
  const finish = useFinish({ onDone, agreement, proof: 'code' });
  const form = useForm({
    initial: { email: '', code: '' },
    check: (values) => ({ email: checks.email(values.email), code: checks.code(values.code) }),
    submit: async (values, submission) => {
      const agreed = agreement.require();
      if (agreed === undefined) return;
      const { inviteId } = session.store.getState();
      const given = { email: values.email.trim(), code: values.code.trim(), inviteId, agreed };
      finish(
        link === undefined
          ? await api.login.withEmailCode(given)
          : await api.appLogin.linkEmail({ ...given, bindToken: link.bindToken }),
        submission,
      );
    },
  });

  const { submit } = form;

  const code = form.values.code.trim();
  const tried = useRef('');
  useEffect(() => {
    if (!isGuest || !agreement.isRead || !isCode(code) || tried.current === code) return;
    tried.current = code;
    void submit();
  }, [isGuest, agreement.isRead, code, submit]);

  return (
    <form className={styles['form']} {...form.props}>
      <div className={styles['fields']}>
        <EmailField control={form.field('email')} />
        <CodeField
          control={form.field('code')}
          way="email"
          send={async () =>
            form.check(['email'])
              ? api.login.sendCode({
                  email: form.values.email.trim(),
                  event: link === undefined ? 'emaillogin' : 'bind',
                })
              : undefined
          }
          onSent={() => form.focus('code')}
        />
      </div>
      <p className={styles['hint']}>
        {text(
          link !== undefined ? 'login.linkEmailHint' : isGuest ? 'login.guestHint' : 'login.newEmailHint',
        )}
      </p>
      {isGuest ? <ImpliedAgreement /> : <Agreement agreement={agreement} />}
      <Button type="submit" size="l" block busy={form.isBusy}>
        {text(link !== undefined ? 'login.link' : isGuest ? 'login.guestSubmit' : 'login.submit')}
      </Button>
    </form>
  );
}
