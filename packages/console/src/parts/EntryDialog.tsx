import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useText } from '../texts/useText.ts';
import { ConflictDialog, type Description } from './ConflictDialog.tsx';
import type { EntryField } from './entryFields.tsx';
import { FormDialog } from './FormDialog.tsx';
import { isRecord } from './isRecord.ts';
import { type Action, useAction } from './useAction.ts';

/** Values of a form by the names of its fields. */
export type EntryValues = Readonly<Record<string, unknown>>;

export interface EntryDialogProps {
  readonly title: string;
  /** Depends on what is entered where fields do. */
  readonly fields: readonly EntryField[] | ((values: EntryValues) => readonly EntryField[]);
  /** Values as they are now, or as a new entry begins. */
  readonly before: EntryValues;
  /** Everything is sent, and not only what was changed. @default false */
  readonly isNew?: boolean;
  /** Values of a record that the shop returned with a conflict. @default as it is */
  readonly toValues?: (record: unknown) => EntryValues;
  /** Sends the values by the given action; null where the shop refused them. */
  readonly onSave: (action: Action, values: EntryValues) => Promise<unknown>;
  readonly onClose: () => void;
}

const asRecord = (given: unknown): EntryValues => (isRecord(given) ? given : {});

function merge({ isPartial }: EntryField, before: unknown, edit: unknown): unknown {
  if (edit === undefined) return before;
  return isPartial === true && isRecord(before) && isRecord(edit) ? { ...before, ...edit } : edit;
}

/** A form for an entry: what was not changed follows what others do, and what was entered stays. */
export function EntryDialog({
  title,
  fields: given,
  before,
  isNew = false,
  toValues = asRecord,
  onSave,
  onClose,
}: EntryDialogProps) {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const action = useAction();
  const [edits, setEdits] = useState<EntryValues>({});
  const fields = typeof given === 'function' ? given({ ...before, ...edits }) : given;
  const change = (field: EntryField, value: unknown) =>
    setEdits((known) => ({ ...known, [field.name]: merge(field, known[field.name], value) }));
  const describe = (record: unknown): Description => {
    const values = toValues(record);
    return new Map(fields.flatMap((field) => [...field.describe(values[field.name])]));
  };
  const save = async () => {
    if ((await onSave(action, isNew ? { ...before, ...edits } : edits)) === null) return;
    notify(text('entry.saved'), { type: 'success' });
    refresh();
    onClose();
  };
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      submit={text('dialog.save')}
      onSubmit={() => void save()}
      isBusy={action.isBusy}
      isIncomplete={Object.keys(edits).length === 0}
    >
      {fields.map((field) => (
        <div key={field.name} style={{ display: 'grid', minWidth: 0 }}>
          {field.render({
            value: merge(field, before[field.name], edits[field.name]),
            errors: action.errors,
            onChange: (value) => change(field, value),
          })}
        </div>
      ))}
      <ConflictDialog
        problem={action.conflict}
        before={before}
        describe={describe}
        entered={fields
          .filter(({ name }) => name in edits)
          .flatMap((field) => [...field.describe(edits[field.name])])}
        onClose={action.closeConflict}
      />
    </FormDialog>
  );
}
