import { useText } from '@pawlet/widgets';
import { questionsMessages } from '../questionsMessages.ts';
import { PendingTag } from './PendingTag.tsx';

export interface HeldNoteProps {
  /** Why the shop does not publish it; '' while it waits for review. */
  readonly refusal: string;
  readonly className: string | undefined;
}

/** Says to the writer of a text why nobody else sees it. */
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
