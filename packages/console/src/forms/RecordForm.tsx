import { Button, Stack } from '@mui/material';
import type { OperatorEndpoint } from '@pawlet/operator';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { ConflictDialog } from '../parts/ConflictDialog.tsx';
import { Section } from '../parts/Section.tsx';
import { useAction } from '../parts/useAction.ts';
import { useHasScope } from '../parts/useHasScope.ts';
import { useText } from '../texts/useText.ts';
import { KindFields } from './KindFields.tsx';
import { findChanges, type RecordKind, toInput } from './RecordKind.ts';
import type { Fields } from './shapes.ts';
import { useDescription, useFieldsDescription } from './useDescription.ts';

/** A record with the version that the person sees. */
export type Versioned = object & { readonly version: string };

export interface RecordFormProps {
  readonly title: string;
  readonly kind: RecordKind;
  readonly record: Versioned;
  /** Changes it: PATCH takes what was changed, PUT takes all. */
  readonly call: OperatorEndpoint;
  /** Parameters of its path. @default none */
  readonly params?: Readonly<Record<string, string>>;
}

/** Edits a record in its page. What is entered and not saved stays, also if somebody else changes the record. */
export function RecordForm({ title, kind, record, call, params = {} }: RecordFormProps) {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const action = useAction();
  const describe = useDescription(kind);
  const describeEntered = useFieldsDescription(kind);
  const mayWrite = useHasScope(kind.scope);
  /** Only what the person has changed: the rest is as the shop has it. */
  const [draft, setDraft] = useState<Fields>({});
  const given: Fields = { ...record };
  const base = kind.toForm?.(given) ?? given;
  const value = { ...base, ...draft };
  const whole = toInput(kind, value, false);
  const changes = findChanges(toInput(kind, base, false), whole);
  const isChanged = Object.keys(changes).length > 0;
  const shown = describeEntered(base);
  const entered = [...describeEntered(value)].filter(([label, words]) => shown.get(label) !== words);
  const save = async () => {
    const input = call.method === 'PUT' ? whole : changes;
    const done = await action.run(call, { params, version: record.version, input });
    if (done === null) return;
    setDraft({});
    notify(text('settings.saved'), { type: 'success' });
    refresh();
  };
  return (
    <Section title={title}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <KindFields
          kind={kind}
          value={value}
          errors={action.errors}
          isDisabled={!mayWrite}
          onChange={(next) => setDraft(findChanges(base, next))}
        />
        {mayWrite ? (
          <Stack direction="row" spacing={1}>
            <Button type="submit" variant="contained" disabled={action.isBusy || !isChanged}>
              {text('dialog.save')}
            </Button>
            {isChanged ? <Button onClick={() => setDraft({})}>{text('settings.undo')}</Button> : null}
          </Stack>
        ) : null}
      </Stack>
      <ConflictDialog
        problem={action.conflict}
        before={record}
        describe={describe}
        entered={entered}
        onClose={action.closeConflict}
      />
    </Section>
  );
}
