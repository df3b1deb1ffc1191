import type { CodeEvent, CodeTarget, MailTarget } from '@pawlet/core/api';
import { limits } from '@pawlet/core/rules';
import type { ReactElement } from 'react';
import { useAction, usePawlet, useText, useToast } from '../../runtime/index.ts';
import { Button, Field } from '../../ui/index.ts';
import { loginMessages } from './loginMessages.ts';
import { useCodeTimer } from './useCodeTimer.ts';
import type { CodeWay } from './useCodeTimer.ts';
import type { FieldControl } from './useFields.ts';

export interface CodeFieldProps {
  readonly control: FieldControl;
  readonly way: CodeWay;
  readonly event: CodeEvent;
  /** Recipient of the code; undefined if invalid, which has been shown. */
  readonly target: () => CodeTarget | MailTarget | undefined;
  /** A code was sent: move the focus here. */
  readonly onSent: () => void;
}

const resendSeconds = 60;

/** The verification code, with the button that sends it; again after a minute, also over a reload. */
export function CodeField({ control, way, event, target, onSent }: CodeFieldProps): ReactElement {
  const { api } = usePawlet();
  const text = useText(loginMessages);
  const showToast = useToast();
  const timer = useCodeTimer(way);

  const { run: send, isBusy } = useAction(async () => {
    const recipient = target();
    if (recipient === undefined) return;
    const result = await api.login.sendCode({ ...recipient, event });
    if (result.status === 'ok') {
      timer.start(resendSeconds);
      showToast(text('login.sent'));
      onSent();
    } else if (result.status === 'rate-limited') {
      timer.start(result.retryAfterSeconds);
      showToast(result.message);
    }
  });

  return (
    <Field
      {...control}
      layout="stack"
      label={text('login.code')}
      placeholder={text('login.codeHint', { digits: limits.codeDigits })}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={limits.codeDigits}
      trailing={
        <Button
          size="s"
          variant="ghost"
          busy={isBusy}
          disabled={timer.secondsLeft > 0}
          onClick={() => void send()}
        >
          {timer.secondsLeft > 0 ? text('login.resend', { seconds: timer.secondsLeft }) : text('login.send')}
        </Button>
      }
    />
  );
}
