import { useText } from '@pawlet/widgets';
import { Tag } from '@pawlet/widgets/ui';
import { questionsMessages } from '../questionsMessages.ts';

export interface PendingTagProps {
  /**
   * Why the shop does not publish it.
   * @default '', it has not decided
   */
  readonly refusal?: string | undefined;
}

/** The state of a text that only its author sees: pending or rejected. */
export function PendingTag({ refusal = '' }: PendingTagProps) {
  const text = useText(questionsMessages);
  return <Tag tone="warning">{text(refusal === '' ? 'questions.pending' : 'questions.refused')}</Tag>;
}
