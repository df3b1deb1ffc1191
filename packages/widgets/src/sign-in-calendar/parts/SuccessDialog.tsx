import type { ReactElement } from 'react';
import { useFormat, usePointsOffered, useText, useWords } from '../../runtime/index.ts';
import { Dialog, Icon, part } from '../../ui/index.ts';
import { signInMessages } from '../signInMessages.ts';
import styles from '../SignInCalendar.module.css';
import type { Success } from '../useSignIn.ts';
import { prospectText } from './prospectText.ts';

export interface SuccessDialogProps {
  readonly success: Success;
  readonly onClose: () => void;
}

/** The points of today's check-in, the streak, and the next reward. */
export function SuccessDialog({ success, onClose }: SuccessDialogProps): ReactElement {
  const text = useText(signInMessages);
  const words = useWords();
  const format = useFormat();
  const isOffered = usePointsOffered();
  const hint = prospectText(success.prospect, text, format);
  return (
    <Dialog
      open={success.isOpen}
      title={text('signIn.successTitle')}
      confirmLabel={words.confirm}
      onConfirm={onClose}
      onCancel={onClose}
    >
      <span className={styles['success']} {...part('success')}>
        <span className={styles['successIcon']}>
          <Icon name={isOffered ? 'coins' : 'calendar'} size={32} />
        </span>
        {isOffered ? (
          <strong className={styles['successPoints']}>
            {text('signIn.successPoints', { count: success.points })}
          </strong>
        ) : null}
        <span>{text('signIn.streak', { count: success.streakDays })}</span>
        {hint === undefined ? null : <span className={styles['successHint']}>{hint}</span>}
      </span>
    </Dialog>
  );
}
