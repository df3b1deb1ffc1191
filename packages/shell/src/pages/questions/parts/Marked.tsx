import type { ReactNode } from 'react';
import { useText } from '@pawlet/widgets';
import styles from '../Questions.module.css';
import { questionsMessages } from '../questionsMessages.ts';

export interface MarkedProps {
  readonly kind: 'question' | 'answer';
  /** Language of the shopper's text, '' if unknown. */
  readonly language: string;
  /** Before the text, such as a badge. */
  readonly badge?: ReactNode;
  /**
   * Maximum lines; the rest is cut.
   * @default all
   */
  readonly clamp?: boolean | undefined;
  /**
   * Why the shop does not publish it.
   * @default ''
   */
  readonly refusal?: string | undefined;
  readonly children: string;
}

/** The text of a question or an answer after its letter (Q or A). */
export function Marked({ kind, language, badge, clamp = false, refusal = '', children }: MarkedProps) {
  const text = useText(questionsMessages);
  return (
    <>
      <div className={styles['marked']} data-kind={kind}>
        <span className={styles['mark']} aria-hidden="true">
          {text(kind === 'question' ? 'questions.questionMark' : 'questions.answerMark')}
        </span>
        <p className={styles['words']} data-clamp={clamp || undefined}>
          {badge === undefined || badge === null ? null : <>{badge} </>}
          <span lang={language}>{children}</span>
        </p>
      </div>
      {refusal === '' ? null : (
        <p className={styles['reason']}>{text('questions.refusedNote', { reason: refusal })}</p>
      )}
    </>
  );
}
