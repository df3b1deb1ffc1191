import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { Button, IconButton, Stack } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { TopToolbar } from 'react-admin';
import { DecisionButton } from '../parts/DecisionButton.tsx';
import { EntryDialog, type EntryDialogProps } from '../parts/EntryDialog.tsx';
import type { Action } from '../parts/useAction.ts';
import { useHasScope } from '../parts/useHasScope.ts';
import { useText } from '../texts/useText.ts';

type Form = Omit<EntryDialogProps, 'onClose' | 'isNew'>;

export interface EntryActionsProps extends Form {
  /** Name of the entry, for assistive technology. */
  readonly name: string;
  /** What takes it away; null where it cannot be. */
  readonly removal: {
    readonly label: string;
    readonly question: string;
    readonly onConfirm: (action: Action) => Promise<unknown>;
  } | null;
  /** Moves it up or down; absent where the entries have no order of their own. */
  readonly onMove?: (steps: -1 | 1) => void;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** What can be done with an entry of a list. */
export function EntryActions({ name, removal, onMove, children, ...form }: EntryActionsProps) {
  const text = useText();
  const mayWrite = useHasScope('catalogue:write');
  const [isOpen, setIsOpen] = useState(false);
  const label = (action: string) => text('entry.action', { action, name });
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {children}
      {mayWrite ? (
        <>
          {onMove === undefined ? null : (
            <>
              <IconButton size="small" aria-label={label(text('entry.up'))} onClick={() => onMove(-1)}>
                <ArrowUpward fontSize="small" />
              </IconButton>
              <IconButton size="small" aria-label={label(text('entry.down'))} onClick={() => onMove(1)}>
                <ArrowDownward fontSize="small" />
              </IconButton>
            </>
          )}
          <Button size="small" aria-label={label(text('entry.edit'))} onClick={() => setIsOpen(true)}>
            {text('entry.edit')}
          </Button>
          {removal === null ? null : <DecisionButton {...removal} name={name} />}
        </>
      ) : null}
      {isOpen ? <EntryDialog {...form} onClose={() => setIsOpen(false)} /> : null}
    </Stack>
  );
}

/** Creates an entry, for those who may. */
export function CreateEntry(form: Form) {
  const mayWrite = useHasScope('catalogue:write');
  const [isOpen, setIsOpen] = useState(false);
  if (!mayWrite) return null;
  return (
    <TopToolbar>
      <Button size="small" variant="contained" onClick={() => setIsOpen(true)}>
        {form.title}
      </Button>
      {isOpen ? <EntryDialog {...form} isNew onClose={() => setIsOpen(false)} /> : null}
    </TopToolbar>
  );
}
