import type { OperatorEndpoint } from '@pawlet/operator';
import { type ReactNode, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { ConflictDialog } from '../parts/ConflictDialog.tsx';
import { useAction } from '../parts/useAction.ts';
import { useHasScope } from '../parts/useHasScope.ts';
import { useUnsaved } from '../parts/useUnsaved.ts';
import { useText } from '../texts/useText.ts';
import { KindFields } from './KindFields.tsx';
import { findChanges, findDraft, mergeDraft, type RecordKind, toForm, toInput } from './RecordKind.ts';
import type { Fields } from './shapes.ts';
import { useKindDescription } from './useKindDescription.ts';

/** A record with the version that the person sees. */
export type Versioned = object & { readonly version: string };

export interface RecordEdit {
  readonly kind: RecordKind;
  readonly record: Versioned;
  /** Changes it: PATCH takes what was changed, PUT takes all. */
  readonly call: OperatorEndpoint;
  /** Parameters of its path. @default none */
  readonly params?: Readonly<Record<string, string>> | undefined;
}

/** The form of a record, wherever it is shown. */
export interface RecordFormState {
  readonly mayWrite: boolean;
  readonly isBusy: boolean;
  readonly isChanged: boolean;
  /** The fields, and what somebody else has changed meanwhile. */
  readonly fields: ReactNode;
  /** False where the shop refused it. */
  readonly save: () => Promise<boolean>;
  readonly drop: () => void;
}

/** Edits a record. What is entered and not saved stays, also if somebody else changes the record. */
export function useRecordForm({ kind, record, call, params = {} }: RecordEdit): RecordFormState {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const action = useAction();
  const { describe, describeFields } = useKindDescription(kind);
  const mayWrite = useHasScope(kind.scope);
  /** Only what the person has changed: the rest is as the shop has it. */
  const [draft, setDraft] = useState<Fields>({});
  const base = toForm(kind, { ...record });
  const value = mergeDraft(base, draft);
  const whole = toInput(kind, value, false);
  const changes = findChanges(toInput(kind, base, false), whole);
  const shown = describeFields(base);
  const isChanged = Object.keys(changes).length > 0;
  useUnsaved(isChanged);
  return {
    mayWrite,
    isBusy: action.isBusy,
    isChanged,
    fields: (
      <>
        <KindFields
          kind={kind}
          value={value}
          errors={action.errors}
          isDisabled={!mayWrite}
          onChange={(next) => setDraft(findDraft(base, next))}
        />
        <ConflictDialog
          problem={action.conflict}
          before={record}
          describe={describe}
          entered={[...describeFields(value)].filter(([label, words]) => shown.get(label) !== words)}
          onClose={action.closeConflict}
        />
      </>
    ),
    async save() {
      const input = call.method === 'PUT' ? whole : changes;
      if ((await action.run(call, { params, version: record.version, input })) === null) return false;
      setDraft({});
      notify(text('entry.saved'), { type: 'success' });
      refresh();
      return true;
    },
    drop: () => setDraft({}),
  };
}
