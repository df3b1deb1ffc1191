import { useText } from '@pawlet/widgets';
import { questionsMessages } from '../questionsMessages.ts';
import { PendingTag } from './PendingTag.tsx';

export interface HeldNoteProps {
  /** Why the shop does not publish it; '' while it is pending. */
  readonly refusal: string;
  readonly className: string | undefined;
}

/** Explains to the author why a text is not public. */
export function HeldNote({ refusal, className }: HeldNoteProps) {
  const text = useText(questionsMessages);
  return (
    <p className={className}>
      <PendingTag refusal={refusal} />{' '}
      <span>
        {refusal === '' ? text('questions.pendingHint') : text('questions.refusedNote', { reason: refusal })}
      </span>
    </p>
  );
}
