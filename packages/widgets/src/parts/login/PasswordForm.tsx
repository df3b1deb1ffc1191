import type { ReactElement } from 'react';
import { usePawlet, useText } from '../../runtime/index.ts';
import { Button, Field, useForm } from '../../ui/index.ts';
import styles from './Login.module.css';
import { loginMessages } from './loginMessages.ts';
import { useChecks } from './useChecks.ts';
import { useFinish } from './useFinish.ts';

export interface PasswordFormProps {
  /** The shopper is logged in. */
  readonly onDone: () => void;
}

/** Log-in with name, number or e-mail, and password. */
export function PasswordForm({ onDone }: PasswordFormProps): ReactElement {
  const { api } = usePawlet();
  const text = useText(loginMessages);
  const checks = useChecks();
  const finish = useFinish({ onDone, proof: 'password' });
  const form = useForm({
    initial: { account: '', password: '' },
    check: ({ account, password }) => ({
      account: checks.account(account),
      password: checks.password(password),
    }),
    submit: async ({ account, password }, submission) =>
      finish(await api.login.withPassword({ account: account.trim(), password }), submission),
  });
  return (
    <form className={styles['form']} {...form.props}>
      <div className={styles['fields']}>
        <Field
          {...form.field('account')}
          layout="stack"
          label={text('login.account')}
          placeholder={text('login.accountHint')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
        />
        <Field
          {...form.field('password')}
          layout="stack"
          label={text('login.password')}
          placeholder={text('login.passwordHint')}
          type="password"
          autoComplete="current-password"
          maxLength={128}
        />
      </div>
      <Button type="submit" size="l" block busy={form.isBusy}>
        {text('login.logIn')}
      </Button>
    </form>
  );
}
