import { useState } from 'react';
import type { ReactElement, SyntheticEvent } from 'react';
import { useAction, usePawlet, useText } from '../../runtime/index.ts';
import { Button, Field } from '../../ui/index.ts';
import { Agreement, useAgreement } from './Agreement.tsx';
import { CodeField } from './CodeField.tsx';
import { EmailField } from './EmailField.tsx';
import styles from './Login.module.css';
import { loginMessages } from './loginMessages.ts';
import { MobileField } from './MobileField.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { useAreaCode } from './useAreaCode.ts';
import { plainNumber, useChecks } from './useChecks.ts';
import type { CodeWay } from './useCodeTimer.ts';
import { useFields } from './useFields.ts';
import { useFinish } from './useFinish.ts';
import { WayTabs } from './WayTabs.tsx';

export interface RegisterFormProps {
  /** The account was created, and the shopper is logged in. */
  readonly onDone: () => void;
  /** The initial kind of account. @default 'mobile' */
  readonly way?: CodeWay | undefined;
}

/** Creates an account, with a number or an e-mail address. */
export function RegisterForm({ onDone, way: first = 'mobile' }: RegisterFormProps): ReactElement {
  const [way, setWay] = useState(first);
  return (
    <WayTabs way={way} onWay={setWay}>
      {way === 'mobile' ? <MobileRegistration onDone={onDone} /> : <EmailRegistration onDone={onDone} />}
    </WayTabs>
  );
}

function MobileRegistration({ onDone }: Pick<RegisterFormProps, 'onDone'>): ReactElement {
  const { api, session } = usePawlet();
  const text = useText(loginMessages);
  const checks = useChecks();
  const agreement = useAgreement();
  const [areaCode, setAreaCode] = useAreaCode();
  const fields = useFields({
    username: checks.username,
    mobile: checks.mobile(areaCode),
    code: checks.code,
    password: checks.newPassword,
  });
  const target = () => ({ mobile: plainNumber(fields.values.mobile), areaCode });
  const finish = useFinish({
    onDone,
    agreement,
    onWrong: (message) => fields.fail('code', message),
    onField: (name, message) => {
      if (name !== 'username' && name !== 'mobile' && name !== 'password' && name !== 'code') return false;
      fields.fail(name, message);
      return true;
    },
  });
  const { run: submit, isBusy } = useAction(async () => {
    if (!fields.check()) return;
    const agreed = agreement.require();
    if (agreed === undefined) return;
    const { username, code, password } = fields.values;
    const { inviteId } = session.store.getState();
    finish(
      await api.registration.withMobile({
        ...target(),
        username: username.trim(),
        code: code.trim(),
        password,
        inviteId,
        agreed,
      }),
    );
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
          {...fields.control('username')}
          layout="stack"
          label={text('login.username')}
          placeholder={text('login.usernameHint')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          lang=""
          maxLength={30}
        />
        <MobileField control={fields.control('mobile')} areaCode={areaCode} onAreaCode={setAreaCode} />
        <CodeField
          control={fields.control('code')}
          way="mobile"
          event="register"
          target={() => (fields.check(['mobile']) ? target() : undefined)}
          onSent={() => fields.focus('code')}
        />
        <NewPasswordField control={fields.control('password')} />
      </div>
      <Agreement agreement={agreement} />
      <Button type="submit" size="l" block busy={isBusy}>
        {text('login.register')}
      </Button>
    </form>
  );
}

function EmailRegistration({ onDone }: Pick<RegisterFormProps, 'onDone'>): ReactElement {
  const { api, session } = usePawlet();
  const text = useText(loginMessages);
  const checks = useChecks();
  const agreement = useAgreement();
  const fields = useFields({ email: checks.email, code: checks.code, password: checks.newPassword });
  const target = () => ({ email: fields.values.email.trim() });
  const finish = useFinish({
    onDone,
    agreement,
    onWrong: (message) => fields.fail('code', message),
    onField: (name, message) => {
      if (name !== 'email' && name !== 'password') return false;
      fields.fail(name, message);
      return true;
    },
  });
  const { run: submit, isBusy } = useAction(async () => {
    if (!fields.check()) return;
    const agreed = agreement.require();
    if (agreed === undefined) return;
    const { code, password } = fields.values;
    const { inviteId } = session.store.getState();
    finish(await api.registration.withEmail({ ...target(), code: code.trim(), password, inviteId, agreed }));
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
        <EmailField control={fields.control('email')} />
        <CodeField
          control={fields.control('code')}
          way="email"
          event="register"
          target={() => (fields.check(['email']) ? target() : undefined)}
          onSent={() => fields.focus('code')}
        />
        <NewPasswordField control={fields.control('password')} />
      </div>
      <Agreement agreement={agreement} />
      <Button type="submit" size="l" block busy={isBusy}>
        {text('login.register')}
      </Button>
    </form>
  );
}
