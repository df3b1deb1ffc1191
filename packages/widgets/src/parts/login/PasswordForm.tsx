import type { ReactElement, SyntheticEvent } from 'react';
import { useAction, usePawlet, useText } from '../../runtime/index.ts';
import { Button, Field } from '../../ui/index.ts';
import styles from './Login.module.css';
import { loginMessages } from './loginMessages.ts';
import { useChecks } from './useChecks.ts';
import { useFields } from './useFields.ts';
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
  const fields = useFields({ account: checks.account, password: checks.password });
  const finish = useFinish({
    onDone,
    onWrong: (message) => fields.fail('password', message),
  });

  const { run: submit, isBusy } = useAction(async () => {
    if (!fields.check()) return;
    const { account, password } = fields.values;
    finish(await api.login.withPassword({ account: account.trim(), password }));
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
          {...fields.control('account')}
          layout="stack"
          label={text('login.account')}
          placeholder={text('login.accountHint')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
        />
        <Field
          {...fields.control('password')}
          layout="stack"
          label={text('login.password')}
          placeholder={text('login.passwordHint')}
          type="password"
          autoComplete="current-password"
          maxLength={128}
        />
      </div>
      <Button type="submit" size="l" block busy={isBusy}>
        {text('login.logIn')}
      </Button>
    </form>
  );
}
