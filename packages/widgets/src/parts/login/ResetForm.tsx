import { useState } from 'react';
import type { ReactElement } from 'react';
import { usePawlet, useText, useToast } from '../../runtime/index.ts';
import { Button, useForm } from '../../ui/index.ts';
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

export interface ResetFormProps {
  /** The new password is set; the shopper logs in with it. */
  readonly onDone: () => void;
}

/** Sets a new password, with a code to the account's number or e-mail address. */
export function ResetForm({ onDone }: ResetFormProps): ReactElement {
  const { api } = usePawlet();
  const text = useText(loginMessages);
  const showToast = useToast();
  const checks = useChecks();
  const [way, setWay] = useState<CodeWay>('mobile');
  const [areaCode, setAreaCode] = useAreaCode();
  const finish = useFinish({ onDone, proof: 'code' });
  const toTarget = ({ mobile, email }: { readonly mobile: string; readonly email: string }) =>
    way === 'mobile' ? { mobile: plainNumber(mobile), areaCode } : { email: email.trim() };
  const form = useForm({
    initial: { mobile: '', email: '', code: '', password: '' },
    check: (values) => ({
      mobile: way === 'mobile' ? checks.mobile(areaCode)(values.mobile) : undefined,
      email: way === 'email' ? checks.email(values.email) : undefined,
      code: checks.code(values.code),
      password: checks.newPassword(values.password),
    }),
    submit: async (values, submission) => {
      const { code, password } = values;
      const result = await api.login.resetPassword({ ...toTarget(values), code: code.trim(), password });
      if (result.status === 'ok') {
        showToast(text('login.passwordSet'));
        onDone();
      } else finish(result, submission);
    },
  });
  return (
    <WayTabs way={way} onWay={setWay}>
      <form className={styles['form']} {...form.props}>
        <div className={styles['fields']}>
          {way === 'mobile' ? (
            <MobileField control={form.field('mobile')} areaCode={areaCode} onAreaCode={setAreaCode} />
          ) : (
            <EmailField control={form.field('email')} />
          )}
          <CodeField
            key={way}
            control={form.field('code')}
            way={way}
            send={async () =>
              form.check([way])
                ? api.login.sendCode({ ...toTarget(form.values), event: 'resetpwd' })
                : undefined
            }
            onSent={() => form.focus('code')}
          />
          <NewPasswordField control={form.field('password')} label="login.newPassword" />
        </div>
        <p className={styles['hint']}>{text('login.resetHint')}</p>
        <Button type="submit" size="l" block busy={form.isBusy}>
          {text('login.setPassword')}
        </Button>
      </form>
    </WayTabs>
  );
}
