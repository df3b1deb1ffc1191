import { useState } from 'react';
import type { ReactElement, SyntheticEvent } from 'react';
import { useAction, usePawlet, useText, useToast } from '../../runtime/index.ts';
import { Button } from '../../ui/index.ts';
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
  const fields = useFields({
    mobile: checks.mobile(areaCode),
    email: checks.email,
    code: checks.code,
    password: checks.newPassword,
  });
  const target = () =>
    way === 'mobile'
      ? { mobile: plainNumber(fields.values.mobile), areaCode }
      : { email: fields.values.email.trim() };
  const finish = useFinish({ onDone, onWrong: (message) => fields.fail('code', message) });
  const { run: submit, isBusy } = useAction(async () => {
    if (!fields.check([way, 'code', 'password'])) return;
    const { code, password } = fields.values;
    const result = await api.login.resetPassword({ ...target(), code: code.trim(), password });
    if (result.status === 'ok') {
      showToast(text('login.passwordSet'));
      onDone();
    } else finish(result);
  });
  return (
    <WayTabs way={way} onWay={setWay}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div className={styles['fields']}>
          {way === 'mobile' ? (
            <MobileField control={fields.control('mobile')} areaCode={areaCode} onAreaCode={setAreaCode} />
          ) : (
            <EmailField control={fields.control('email')} />
          )}
          <CodeField
            key={way}
            control={fields.control('code')}
            way={way}
            event="resetpwd"
            target={() => (fields.check([way]) ? target() : undefined)}
            onSent={() => fields.focus('code')}
          />
          <NewPasswordField control={fields.control('password')} label="login.newPassword" />
        </div>
        <p className={styles['hint']}>{text('login.resetHint')}</p>
        <Button type="submit" size="l" block busy={isBusy}>
          {text('login.setPassword')}
        </Button>
      </form>
    </WayTabs>
  );
}
