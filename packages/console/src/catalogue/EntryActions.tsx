import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { IconButton, Stack } from '@mui/material';
import type { OperatorEndpoint } from '@pawlet/operator';
import type { ReactNode } from 'react';
import { useListContext, useRefresh } from 'react-admin';
import { EditButton } from '../forms/EditButton.tsx';
import { type RecordAction, RecordActions } from '../forms/RecordActions.tsx';
import type { RecordKind } from '../forms/RecordKind.ts';
import { useKindDescription } from '../forms/useKindDescription.ts';
import type { Versioned } from '../forms/useRecordForm.tsx';
import { useAction } from '../parts/useAction.ts';
import { useHasScope } from '../parts/useHasScope.ts';
import { useText } from '../texts/useText.ts';
import { moveId } from './moveId.ts';

/** An entry of the catalogue, which is edited in its list. */
export type Entry = Versioned & { readonly id: number };

export interface EntryActionsProps<TEntry extends Entry> {
  readonly entry: TEntry;
  readonly name: string;
  readonly kind: RecordKind;
  /** Title of the form. */
  readonly title: string;
  readonly edit: OperatorEndpoint;
  /** What takes it away; null where it cannot be. */
  readonly removal: Pick<RecordAction, 'label' | 'question' | 'call'> | null;
  /** Sets the order of those that are siblings of the entry. @default entries have no order of their own */
  readonly order?: {
    readonly call: OperatorEndpoint;
    readonly isSibling: (one: TEntry, other: TEntry) => boolean;
  };
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** What can be done with an entry of a list. */
export function EntryActions<TEntry extends Entry>({
  entry,
  name,
  kind,
  title,
  edit,
  removal,
  order,
  children,
}: EntryActionsProps<TEntry>) {
  const { describe } = useKindDescription(kind);
  const params = { id: String(entry.id) };
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {children}
      {order === undefined ? null : <MoveButtons entry={entry} name={name} {...order} />}
      <EditButton name={name} title={title} kind={kind} record={entry} call={edit} params={params} />
      {removal === null ? null : (
        <RecordActions
          scope={kind.scope}
          record={entry}
          name={name}
          params={params}
          describe={describe}
          actions={[{ ...removal, isDanger: true }]}
        />
      )}
    </Stack>
  );
}

type MoveButtonsProps<TEntry extends Entry> = Pick<EntryActionsProps<TEntry>, 'entry' | 'name'> &
  NonNullable<EntryActionsProps<TEntry>['order']>;

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
