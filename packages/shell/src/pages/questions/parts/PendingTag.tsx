import { useText } from '@pawlet/widgets';
import { Tag } from '@pawlet/widgets/ui';
import { questionsMessages } from '../messages/messages.ts';

/** What its writer alone sees: published, not read by the shop yet. */
export function PendingTag() {
  return <Tag tone="warning">{useText(questionsMessages)('questions.pending')}</Tag>;
}
