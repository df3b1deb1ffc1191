import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { IconButton, Stack } from '@mui/material';
import type { OperatorEndpoint } from '@pawlet/operator';
import type { ComponentType } from 'react';
import { useListContext, useRefresh } from 'react-admin';
import { CreateButton } from './CreateButton.tsx';
import { EditButton } from './EditButton.tsx';
import { RecordActions } from './RecordActions.tsx';
import type { RecordKind } from './RecordKind.ts';
import type { Fields } from './shapes.ts';
import { useKindDescription } from './useKindDescription.ts';
import type { Versioned } from './useRecordForm.tsx';
import { createList, type ListDescription } from '../parts/ConsoleList.tsx';
import { detailsOf } from '../parts/detailsOf.tsx';
import { useAction } from '../parts/useAction.ts';
import { useHasScope } from '../parts/useHasScope.ts';
import type { Words } from '../parts/useWords.ts';
import { type PlainKey, useText } from '../texts/useText.ts';
import { moveId } from './moveId.ts';

/** An entry that is edited in its list. */
type Entry = Versioned & { readonly id: number | string };

export interface EntryListDescription<TEntry extends Entry> extends Omit<ListDescription<TEntry>, 'Actions'> {
  readonly kind: RecordKind;
  readonly nameOf: (entry: TEntry, words: Words) => string;
  /** Parameter of the calls that names an entry. @default id */
  readonly param?: string;
  readonly create: { readonly label: PlainKey; readonly call: OperatorEndpoint; readonly initial: Fields };
  /** Title of the form, and what saves it. */
  readonly edit: { readonly title: PlainKey; readonly call: OperatorEndpoint };
  /** What takes an entry away, for those that can be. */
  readonly removal: {
    readonly label: PlainKey;
    readonly question: PlainKey;
    readonly call: OperatorEndpoint;
    /** @default every entry */
    readonly isPossible?: (entry: TEntry) => boolean;
  };
  /** Sets the order of those that are siblings. @default entries have no order of their own */
  readonly order?: {
    readonly call: OperatorEndpoint;
    readonly isSibling: (one: TEntry, other: TEntry) => boolean;
  };
  /** A further button. @default none */
  readonly More?: ComponentType<{ readonly entry: TEntry; readonly name: string }>;
}

/** A list whose entries have no pages: they are created, edited, ordered and taken away in it. */
export function createEntryList<TEntry extends Entry>(
  description: EntryListDescription<TEntry>,
): ComponentType {
  const { kind, create, nameOf, columns, ...list } = description;
  const { part } = detailsOf<TEntry>();
  return createList<TEntry>({
    ...list,
    Actions: () => <CreateButton {...create} kind={kind} submit="dialog.save" />,
    columns: [
      ...columns,
      part('field.actions', (entry, words) => (
        <EntryActions entry={entry} name={nameOf(entry, words)} {...description} />
      )),
    ],
  });
}

interface EntryActionsProps<TEntry extends Entry> extends Pick<
  EntryListDescription<TEntry>,
  'kind' | 'param' | 'edit' | 'removal' | 'order' | 'More'
> {
  readonly entry: TEntry;
  readonly name: string;
}

function EntryActions<TEntry extends Entry>({
  entry,
  name,
  kind,
  param = 'id',
  edit,
  removal: { label, question, call, isPossible = () => true },
  order,
  More,
}: EntryActionsProps<TEntry>) {
  const text = useText();
  const { describe } = useKindDescription(kind);
  const params = { [param]: String(entry.id) };
  const removal = { label: text(label), question: text(question), call, isDanger: true };
  return (
    // Wide enough for two buttons beside each other, where the table has columns.
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', minWidth: { lg: 240 } }}>
      {More === undefined ? null : <More entry={entry} name={name} />}
      {order === undefined ? null : <MoveButtons entry={entry} name={name} {...order} />}
      <EditButton
        name={name}
        title={text(edit.title)}
        kind={kind}
        record={entry}
        call={edit.call}
        params={params}
      />
      <RecordActions
        scope={kind.scope}
        record={entry}
        name={name}
        params={params}
        describe={describe}
        actions={isPossible(entry) ? [removal] : []}
      />
    </Stack>
  );
}

type MoveButtonsProps<TEntry extends Entry> = Pick<EntryActionsProps<TEntry>, 'entry' | 'name'> &
  NonNullable<EntryListDescription<TEntry>['order']>;

function MoveButtons<TEntry extends Entry>({ entry, name, call, isSibling }: MoveButtonsProps<TEntry>) {
  const text = useText();
  const refresh = useRefresh();
  const action = useAction();
  const mayWrite = useHasScope('catalogue:write');
  const { data = [] } = useListContext<TEntry>();
  if (!mayWrite) return null;
  const siblings = data.filter((one) => isSibling(one, entry)).map(({ id }) => id);
  const move = async (steps: -1 | 1) => {
    const ids = moveId(siblings, entry.id, steps);
    if (ids !== null && (await action.run<OperatorEndpoint>(call, { input: { ids } })) !== null) refresh();
  };
  const toName = (label: string) => text('entry.action', { action: label, name });
  return (
    <>
      <IconButton size="small" aria-label={toName(text('entry.up'))} onClick={() => void move(-1)}>
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={toName(text('entry.down'))} onClick={() => void move(1)}>
        <ArrowDownward fontSize="small" />
      </IconButton>
    </>
  );
}
