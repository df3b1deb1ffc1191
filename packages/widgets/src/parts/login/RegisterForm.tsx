import { useState } from 'react';
import type { ReactElement } from 'react';
import { usePawlet, useText } from '../../runtime/index.ts';
import { Button, Field, useForm } from '../../ui/index.ts';
import { Agreement, useAgreement } from './Agreement.tsx';
import { CodeField } from '../verification-code/CodeField.tsx';
import { EmailField } from './EmailField.tsx';
import styles from './Login.module.css';
import { loginMessages } from './loginMessages.ts';
import { MobileField } from './MobileField.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { useAreaCode } from './useAreaCode.ts';
import { plainNumber, useChecks } from './useChecks.ts';
import type { CodeWay } from '../verification-code/useCodeTimer.ts';
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
  const finish = useFinish({ onDone, agreement, proof: 'code' });
  const form = useForm({
    initial: { username: '', mobile: '', code: '', password: '' },
    check: (values) => ({
      username: checks.username(values.username),
      mobile: checks.mobile(areaCode)(values.mobile),
      code: checks.code(values.code),
      password: checks.newPassword(values.password),
    }),
    submit: async ({ username, mobile, code, password }, submission) => {
      const agreed = agreement.require();
      if (agreed === undefined) return;
      const { inviteId } = session.store.getState();
      finish(
        await api.registration.withMobile({
          mobile: plainNumber(mobile),
          areaCode,
          username: username.trim(),
          code: code.trim(),
          password,
          inviteId,
          agreed,
        }),
        submission,
      );
    },
  });
  return (
    <form className={styles['form']} {...form.props}>
      <div className={styles['fields']}>
        <Field
          {...form.field('username')}
          layout="stack"
          label={text('login.username')}
          placeholder={text('login.usernameHint')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          lang=""
          maxLength={30}
        />
        <MobileField control={form.field('mobile')} areaCode={areaCode} onAreaCode={setAreaCode} />
        <CodeField
          control={form.field('code')}
          way="mobile"
          send={async () =>
            form.check(['mobile'])
              ? api.login.sendCode({
                  mobile: plainNumber(form.values.mobile),
                  areaCode,
                  event: 'register',
                })
              : undefined
          }
          onSent={() => form.focus('code')}
        />
        <NewPasswordField control={form.field('password')} />
      </div>
      <Agreement agreement={agreement} />
      <Button type="submit" size="l" block busy={form.isBusy}>
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
  const finish = useFinish({ onDone, agreement, proof: 'code' });
  const form = useForm({
    initial: { email: '', code: '', password: '' },
    check: (values) => ({
      email: checks.email(values.email),
      code: checks.code(values.code),
      password: checks.newPassword(values.password),
    }),
    submit: async ({ email, code, password }, submission) => {
      const agreed = agreement.require();
      if (agreed === undefined) return;
      const { inviteId } = session.store.getState();
      const given = { email: email.trim(), code: code.trim(), password, inviteId, agreed };
      finish(await api.registration.withEmail(given), submission);
    },
  });
  return (
    <form className={styles['form']} {...form.props}>
      <div className={styles['fields']}>
        <EmailField control={form.field('email')} />
        <CodeField
          control={form.field('code')}
          way="email"
          send={async () =>
            form.check(['email'])
              ? api.login.sendCode({ email: form.values.email.trim(), event: 'register' })
              : undefined
          }
          onSent={() => form.focus('code')}
        />
        <NewPasswordField control={form.field('password')} />
      </div>
      <Agreement agreement={agreement} />
      <Button type="submit" size="l" block busy={form.isBusy}>
        {text('login.register')}
      </Button>
    </form>
  );
}
