import { moderationCalls, type OperatorEndpoint, type OperatorTextEntry } from '@pawlet/operator';
import { RecordActions } from '../forms/RecordActions.tsx';
import type { RecordKind } from '../forms/RecordKind.ts';
import { fields, named, words } from '../forms/shapes.ts';
import { detailsOf } from '../parts/detailsOf.tsx';
import { useDescription } from '../parts/useDescription.ts';
import { useText } from '../texts/useText.ts';

type Decision = 'publish' | 'refuse' | 'hide' | 'reply';
type Subject = Pick<OperatorTextEntry, 'kind' | 'id' | 'state' | 'version' | 'refusal'>;

export interface TextActionsProps {
  readonly record: Subject;
  /** Only what decides about a held text. @default false */
  readonly isBrief?: boolean;
}

function listDecisions({ kind, state }: Subject, isBrief: boolean): readonly Decision[] {
  if (state === 'held') return ['publish', 'refuse'];
  if (isBrief) return [];
  if (state === 'refused') return ['publish'];
  return kind === 'answer' ? ['hide'] : ['reply', 'hide'];
}

const textDetails = detailsOf<Subject>();
const details = [
  textDetails.state(({ state }, { text }) => text(`texts.${state}`)),
  textDetails.words('refusal', 'texts.reason'),
];

const reasonKind: RecordKind = {
  name: 'text',
  scope: 'moderation:write',
  shape: () => fields({ reason: words(500) }),
};
const replyKind: RecordKind = {
  ...reasonKind,
  shape: () => fields({ content: named('texts.reply', words(2000)) }),
};

const calls: Readonly<{ [K in Decision]: OperatorEndpoint }> = {
  publish: moderationCalls.publishText,
  refuse: moderationCalls.refuseText,
  hide: moderationCalls.hideText,
  reply: moderationCalls.replyToText,
};

/** Publishes, refuses or hides a text, or replies to it in the name of the shop. */
export function TextActions({ record, isBrief = false }: TextActionsProps) {
  const text = useText();
  const describe = useDescription(details);
  const toQuestion = (decision: Exclude<Decision, 'publish'>) => ({
    question: text(`texts.${decision}Question`),
    kind: decision === 'reply' ? replyKind : reasonKind,
    required: [decision === 'reply' ? 'content' : 'reason'],
    isDanger: decision !== 'reply',
  });
  return (
    <RecordActions
      scope="moderation:write"
      record={record}
      params={{ kind: record.kind, id: String(record.id) }}
      describe={describe}
      actions={listDecisions(record, isBrief).map((decision) => ({
        label: text(`texts.${decision}`),
        call: calls[decision],
        isMain: decision === 'publish' || decision === 'reply',
        ...(decision === 'publish' ? {} : toQuestion(decision)),
        done: () => text('texts.done'),
      }))}
    />
  );
}
