import { Button, Stack } from '@mui/material';
import { moderationCalls, type OperatorTextEntry } from '@pawlet/operator';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { ConflictDialog, type Description } from '../parts/ConflictDialog.tsx';
import { DecisionDialog } from '../parts/DecisionDialog.tsx';
import { isRecord } from '../parts/isRecord.ts';
import { useAction } from '../parts/useAction.ts';
import { useHasScope } from '../parts/useHasScope.ts';
import { useText, useWord } from '../texts/useText.ts';

type Decision = 'publish' | 'refuse' | 'hide' | 'reply';

export interface TextActionsProps {
  readonly record: Pick<OperatorTextEntry, 'kind' | 'id' | 'state' | 'version' | 'refusal'>;
  /** Only what decides about a held text. @default false */
  readonly isBrief?: boolean;
}

function listDecisions({ kind, state }: TextActionsProps['record'], isBrief: boolean): readonly Decision[] {
  if (state === 'held') return ['publish', 'refuse'];
  if (isBrief) return [];
  if (state === 'refused') return ['publish'];
  return kind === 'answer' ? ['hide'] : ['reply', 'hide'];
}

/** Publishes, refuses or hides a text, or replies to it in the name of the shop. */
export function TextActions({ record, isBrief = false }: TextActionsProps) {
  const text = useText();
  const word = useWord();
  const notify = useNotify();
  const refresh = useRefresh();
  const action = useAction();
  const mayDecide = useHasScope('moderation:write');
  const decisions = listDecisions(record, isBrief);
  const [opened, setOpened] = useState<Exclude<Decision, 'publish'> | null>(null);
  const [entered, setEntered] = useState('');
  if (!mayDecide || (decisions.length === 0 && action.conflict === null)) return null;
  const { kind, version } = record;
  const id = String(record.id);
  const send = async (decision: Decision, words: string) => {
    setEntered(words);
    const options = { params: { kind, id }, version };
    const done =
      decision === 'publish'
        ? await action.run(moderationCalls.publishText, options)
        : decision === 'refuse'
          ? await action.run(moderationCalls.refuseText, { ...options, input: { reason: words } })
          : decision === 'hide'
            ? await action.run(moderationCalls.hideText, { ...options, input: { reason: words } })
            : kind === 'answer'
              ? null
              : await action.run(moderationCalls.replyToText, {
                  params: { kind, id },
                  version,
                  input: { content: words },
                });
    if (done === null) return;
    setOpened(null);
    notify(text('texts.done'), { type: 'success' });
    refresh();
  };
  const describe = (given: unknown): Description => {
    const described = new Map<string, string>();
    if (!isRecord(given)) return described;
    const { state, refusal } = given;
    if (typeof state === 'string') described.set(text('field.status'), word(`texts.${state}`, state));
    if (typeof refusal === 'string') described.set(text('texts.reason'), refusal);
    return described;
  };
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap' }}
      // A click on a row opens its text.
      onClick={(event) => event.stopPropagation()}
    >
      {decisions.map((decision) => (
        <Button
          key={decision}
          size="small"
          variant={decision === 'publish' || decision === 'reply' ? 'contained' : 'outlined'}
          color={decision === 'refuse' || decision === 'hide' ? 'error' : 'primary'}
          disabled={action.isBusy}
          onClick={() => (decision === 'publish' ? void send('publish', '') : setOpened(decision))}
        >
          {text(`texts.${decision}`)}
        </Button>
      ))}
      {opened === null || !decisions.includes(opened) ? null : (
        <DecisionDialog
          title={text(`texts.${opened}`)}
          question={text(`texts.${opened}Question`)}
          note={{
            label: text(opened === 'reply' ? 'texts.reply' : 'texts.reason'),
            isRequired: true,
            error: action.errors[opened === 'reply' ? 'content' : 'reason'],
          }}
          isBusy={action.isBusy}
          isDanger={opened !== 'reply'}
          onClose={() => setOpened(null)}
          onConfirm={(words) => void send(opened, words)}
        />
      )}
      <ConflictDialog
        problem={action.conflict}
        before={record}
        describe={describe}
        entered={entered === '' ? [] : [[text('texts.yourWords'), entered]]}
        onClose={action.closeConflict}
      />
    </Stack>
  );
}
