import type { LogInResult, UnlinkedPerson } from '@pawlet/core/api';
import { shopMessages } from '@pawlet/core/errors';
import { isCode, isMobile, limits } from '@pawlet/core/rules';
import { useRef, useState } from 'react';
import type { ReactElement, SyntheticEvent } from 'react';
import { useAction, usePawlet, useText, useToast } from '../../runtime/index.ts';
import { Button, Field } from '../../ui/index.ts';
import { Agreement, useAgreement } from './Agreement.tsx';
import styles from './Login.module.css';
import { loginMessages } from './messages.ts';
import { useCodeTimer } from './useCodeTimer.ts';

export interface CodeFormProps {
  /** Somebody is logged in. */
  readonly onDone: () => void;
  /** Somebody from the app around the page, to whose account there the number is linked. @default none: a log-in */
  readonly link?: UnlinkedPerson | undefined;
}

const resendSeconds = 60;

/** Log-in by mobile number and code; a new number gets an account. With `link` the app knows the account from then on. */
export function CodeForm({ onDone, link }: CodeFormProps): ReactElement {
  const { api, account, session } = usePawlet();
  const text = useText(loginMessages);
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const timer = useCodeTimer();
  const agreement = useAgreement();
  const [mobile, setMobile] = useState('');
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<{
    readonly mobile?: string | undefined;
    readonly code?: string | undefined;
  }>({});
  const mobileInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);

  const checkMobile = (): string | undefined => {
    if (mobile.trim() === '') return shopText('check.mobile.required');
    return isMobile(mobile.trim()) ? undefined : shopText('check.mobile.incorrect');
  };
  const checkCode = (): string | undefined =>
    isCode(code.trim()) ? undefined : shopText('check.code', { digits: limits.codeDigits });
  const fail = (field: 'mobile' | 'code', message: string): void => {
    setErrors({ [field]: message });
    showToast(message);
    (field === 'mobile' ? mobileInput : codeInput).current?.focus();
  };

  const { run: send, isBusy: isSending } = useAction(async () => {
    const problem = checkMobile();
    if (problem !== undefined) {
      fail('mobile', problem);
      return;
    }
    const result = await api.login.sendCode({
      mobile: mobile.trim(),
      event: link === undefined ? 'mobilelogin' : 'bind',
    });
    if (result.status === 'ok') {
      timer.start(resendSeconds);
      showToast(text('login.sent'));
      codeInput.current?.focus();
    } else if (result.status === 'rate-limited') {
      timer.start(result.retryAfterSeconds);
      showToast(result.message);
    }
  });

  const finish = (result: LogInResult): void => {
    if (result.status === 'ok') {
      account.logIn(result);
      onDone();
    } else if (result.status === 'wrong-credentials') fail('code', result.message);
    else if (result.status === 'rate-limited') showToast(result.message);
    else if (result.status === 'agreement-required') agreement.require();
  };

  const { run: submit, isBusy } = useAction(async () => {
    const problems = { mobile: checkMobile(), code: checkCode() };
    setErrors(problems);
    if (problems.mobile !== undefined) {
      fail('mobile', problems.mobile);
      setErrors(problems);
      return;
    }
    if (problems.code !== undefined) {
      fail('code', problems.code);
      return;
    }
    const agreed = agreement.require();
    if (agreed === undefined) return;
    const { inviteId } = session.store.getState();
    const given = { mobile: mobile.trim(), code: code.trim(), inviteId, agreed };
    finish(
      link === undefined
        ? await api.login.withCode(given)
        : await api.appLogin.linkMobile({ ...given, bindToken: link.bindToken }),
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
          ref={mobileInput}
          layout="stack"
          label={text('login.mobile')}
          placeholder={text('login.mobileHint')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={20}
          value={mobile}
          error={errors.mobile}
          onChange={(value) => {
            setMobile(value);
            setErrors({ ...errors, mobile: undefined });
          }}
          onBlur={() => mobile !== '' && setErrors({ ...errors, mobile: checkMobile() })}
        />
        <Field
          ref={codeInput}
          layout="stack"
          label={text('login.code')}
          placeholder={text('login.codeHint', { digits: limits.codeDigits })}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={limits.codeDigits}
          value={code}
          error={errors.code}
          onChange={(value) => {
            setCode(value);
            setErrors({ ...errors, code: undefined });
          }}
          trailing={
            <Button
              size="s"
              variant="ghost"
              busy={isSending}
              disabled={timer.secondsLeft > 0}
              onClick={() => void send()}
            >
              {timer.secondsLeft > 0
                ? text('login.resend', { seconds: timer.secondsLeft })
                : text('login.send')}
            </Button>
          }
        />
      </div>
      <p className={styles['hint']}>{text(link === undefined ? 'login.newHint' : 'login.linkHint')}</p>
      <Agreement agreement={agreement} />
      <Button type="submit" size="l" block busy={isBusy}>
        {text(link === undefined ? 'login.submit' : 'login.link')}
      </Button>
    </form>
  );
}
