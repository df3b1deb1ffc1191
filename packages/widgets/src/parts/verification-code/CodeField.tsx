import type { SendCodeResult } from '@pawlet/core/api';
import { limits } from '@pawlet/core/rules';
import type { ReactElement } from 'react';
import { useAction, useText, useToast } from '../../runtime/index.ts';
import { Button, Field } from '../../ui/index.ts';
import type { BoundField } from '../../ui/index.ts';
import { verificationCodeMessages } from './verificationCodeMessages.ts';
import { useCodeTimer } from './useCodeTimer.ts';
import type { CodeWay } from './useCodeTimer.ts';

export interface CodeFieldProps {
  readonly control: BoundField;
  /** @default "Verification code" */
  readonly label?: string | undefined;
  /** What the code is sent to, where the wait for the next one survives a reload. @default it does not */
  readonly way?: CodeWay | undefined;
  /** Sends a code; undefined if the recipient is wrong, which the form shows. */
  readonly send: () => Promise<SendCodeResult | undefined>;
  /** A code was sent: the focus belongs here now. */
  readonly onSent?: (() => void) | undefined;
  /** The server does not send one there. */
  readonly onRefused?: ((message: string) => void) | undefined;
}

const resendSeconds = 60;

/** The verification code, with the button that sends it; again after a minute. */
export function CodeField(props: CodeFieldProps): ReactElement {
  const { control, way, send, onSent, onRefused } = props;
  const text = useText(verificationCodeMessages);
  const { label = text('verificationCode.label') } = props;
  const showToast = useToast();
  const timer = useCodeTimer(way);
  const { run, isBusy } = useAction(async () => {
    const result = await send();
    if (result?.status === 'ok') {
      timer.start(resendSeconds);
      showToast(text('verificationCode.sent'));
      onSent?.();
    } else if (result?.status === 'rate-limited') {
      timer.start(result.retryAfterSeconds);
      showToast(result.message);
    } else if (result?.reason === 'VALIDATION') onRefused?.(result.message);
  });
  return (
    <Field
      {...control}
      layout="stack"
      label={label}
      placeholder={text('verificationCode.hint', { digits: limits.codeDigits })}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={limits.codeDigits}
      trailing={
        <Button
          size="s"
          variant="ghost"
          busy={isBusy}
          disabled={timer.secondsLeft > 0}
          onClick={() => void run()}
        >
          {timer.secondsLeft > 0
            ? text('verificationCode.resend', { seconds: timer.secondsLeft })
            : text('verificationCode.send')}
        </Button>
      }
    />
  );
}
