import { shopMessages } from '@pawlet/core/errors';
import { isFilled } from '@pawlet/core/rules';
import { useRef, useState } from 'react';
import type { ReactElement, SyntheticEvent } from 'react';
import { useAction, usePawlet, useText, useToast } from '../../runtime/index.ts';
import { Button, Field } from '../../ui/index.ts';
import styles from './Login.module.css';
import { loginMessages } from './messages.ts';

export interface PasswordFormProps {
  /** Somebody is logged in. */
  readonly onDone: () => void;
}

/** Log-in by name, number or e-mail, and password. */
export function PasswordForm({ onDone }: PasswordFormProps): ReactElement {
  const { api, account: accounts } = usePawlet();
  const text = useText(loginMessages);
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<{
    readonly account?: string | undefined;
    readonly password?: string | undefined;
  }>({});
  const accountInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  const { run: submit, isBusy } = useAction(async () => {
    const problems = {
      account: isFilled(account) ? undefined : shopText('check.account'),
      password: password === '' ? shopText('check.password.required') : undefined,
    };
    setErrors(problems);
    const first = problems.account ?? problems.password;
    if (first !== undefined) {
      showToast(first);
      (problems.account === undefined ? passwordInput : accountInput).current?.focus();
      return;
    }
    const result = await api.login.withPassword({ account: account.trim(), password });
    if (result.status === 'ok') {
      accounts.logIn(result);
      onDone();
    } else if (result.status === 'wrong-credentials') {
      setErrors({ password: result.message });
      showToast(result.message);
      passwordInput.current?.focus();
    } else if (result.status === 'rate-limited') showToast(result.message);
  });

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
        <Field
          ref={accountInput}
          layout="stack"
          label={text('login.account')}
          placeholder={text('login.accountHint')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          value={account}
          error={errors.account}
          onChange={(value) => {
            setAccount(value);
            setErrors({ ...errors, account: undefined });
          }}
        />
        <Field
          ref={passwordInput}
          layout="stack"
          label={text('login.password')}
          placeholder={text('login.passwordHint')}
          type="password"
          autoComplete="current-password"
          maxLength={64}
          value={password}
          error={errors.password}
          onChange={(value) => {
            setPassword(value);
            setErrors({ ...errors, password: undefined });
          }}
        />
      </div>
      <Button type="submit" size="l" block busy={isBusy}>
        {text('login.logIn')}
      </Button>
    </form>
  );
}
