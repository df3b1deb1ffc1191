import type { CodeEvent, CodeRecipient } from '@pawlet/core/api';
import { limits } from '@pawlet/core/rules';
import { useAction, usePawlet, useText, useToast } from '@pawlet/widgets';
import { Button, Field } from '@pawlet/widgets/ui';
import { useEffect, useState } from 'react';
import { accountMessages } from './accountMessages.ts';
import type { BoundField } from './useFields.ts';

export interface CodeFieldProps {
  readonly field: BoundField;
  readonly event: CodeEvent;
  /** @default "Verification code" */
  readonly label?: string | undefined;
  /** The recipient of the code; undefined after reporting an invalid one. */
  readonly recipientOf: () => CodeRecipient | undefined;
  /** The server does not send codes to it. */
  readonly onRefused: (message: string) => void;
}

const resendSeconds = 60;

/** A verification code, with the button that sends it. */
export function CodeField({ field, event, label, recipientOf, onRefused }: CodeFieldProps) {
  const { api } = usePawlet();
  const text = useText(accountMessages);
  const showToast = useToast();
  const [secondsLeft, start] = useCountdown();
  const { run: send, isBusy } = useAction(async () => {
    const recipient = recipientOf();
    if (recipient === undefined) return;
    const result = await api.account.sendCode(recipient, event);
    if (result.status === 'ok') {
      start(resendSeconds);
      showToast(text('account.codeSent'));
    } else if (result.status === 'rate-limited') {
      start(result.retryAfterSeconds);
      showToast(result.message);
    } else if (result.reason === 'VALIDATION') onRefused(result.message);
  });
  return (
    <Field
      {...field}
      layout="stack"
      label={label ?? text('account.code')}
      placeholder={text('account.codeHint', { digits: limits.codeDigits })}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={limits.codeDigits}
      trailing={
        <Button size="s" variant="ghost" busy={isBusy} disabled={secondsLeft > 0} onClick={() => void send()}>
          {secondsLeft > 0 ? text('account.resend', { seconds: secondsLeft }) : text('account.sendCode')}
        </Button>
      }
    />
  );
}

/** The remaining seconds, and the function that restarts them. */
function useCountdown(): readonly [number, (seconds: number) => void] {
  const [end, setEnd] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  const start = (seconds: number): void => {
    setNow(Date.now());
    setEnd(Date.now() + seconds * 1000);
  };
  return [left, start];
}
