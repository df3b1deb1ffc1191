import { Button, DialogContentText, Stack } from '@mui/material';
import type { OperatorEndpoint } from '@pawlet/operator';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { ConflictDialog } from '../parts/ConflictDialog.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { useAction } from '../parts/useAction.ts';
import { useHasScope } from '../parts/useHasScope.ts';
import { useText } from '../texts/useText.ts';
import { KindFields } from './KindFields.tsx';
import { type RecordKind, toInput } from './RecordKind.ts';
import type { Versioned } from './RecordForm.tsx';
import type { Fields } from './shapes.ts';
import { useDescription, useFieldsDescription } from './useDescription.ts';

/** Something that is done with a record, after a question. */
export interface RecordAction {
  readonly label: string;
  readonly question: string;
  readonly call: OperatorEndpoint;
  /** What is entered with it. @default nothing */
  readonly kind?: RecordKind;
  /** @default nothing */
  readonly initial?: Fields;
  /** It takes something away. @default false */
  readonly isDanger?: boolean;
}

export interface RecordActionsProps {
  /** What is compared when somebody else has changed the record. */
  readonly kind: RecordKind;
  readonly record: Versioned;
  readonly params: Readonly<Record<string, string>>;
  readonly actions: readonly RecordAction[];
}

/** Buttons of what can be done with a record now, for those who may. */
export function RecordActions({ kind, record, params, actions }: RecordActionsProps) {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const action = useAction();
  const describe = useDescription(kind);
  const describeEntered = useFieldsDescription(kind);
  const mayWrite = useHasScope(kind.scope);
  const [opened, setOpened] = useState<RecordAction | null>(null);
  const [value, setValue] = useState<Fields>({});
  if (!mayWrite) return null;
  const open = (chosen: RecordAction) => {
    setOpened(chosen);
    setValue(chosen.initial ?? {});
  };
  const send = async ({ call, kind: entered }: RecordAction) => {
    const done = await action.run(call, {
      params,
      ...(call.version === undefined ? {} : { version: record.version }),
      ...(entered === undefined ? {} : { input: toInput(entered, value, true) }),
    });
    if (done === null) return;
    setOpened(null);
    notify(text('records.done'), { type: 'success' });
    refresh();
  };
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}
      // A click on a row opens its record.
      onClick={(event) => event.stopPropagation()}
    >
      {actions.map((one) => (
        <Button
          key={one.label}
          size="small"
          variant="outlined"
          color={one.isDanger === true ? 'error' : 'primary'}
          disabled={action.isBusy}
          onClick={() => open(one)}
        >
          {one.label}
        </Button>
      ))}
      {opened === null ? null : (
        <FormDialog
          title={opened.label}
          submit={opened.label}
          isBusy={action.isBusy}
          isDanger={opened.isDanger === true}
          onClose={() => setOpened(null)}
          onSubmit={() => void send(opened)}
        >
          <DialogContentText>{opened.question}</DialogContentText>
          {opened.kind === undefined ? null : (
            <KindFields kind={opened.kind} value={value} errors={action.errors} isNew onChange={setValue} />
          )}
        </FormDialog>
      )}
      <ConflictDialog
        problem={action.conflict}
        before={record}
        describe={describe}
        entered={opened?.kind === undefined ? [] : [...describeEntered(value)]}
        onClose={action.closeConflict}
      />
    </Stack>
  );
}
