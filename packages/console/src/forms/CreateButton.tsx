import { Button } from '@mui/material';
import type { OperatorEndpoint } from '@pawlet/operator';
import { type ReactNode, useState } from 'react';
import { TopToolbar, useRefresh } from 'react-admin';
import { useNavigate } from 'react-router';
import { FormDialog } from '../parts/FormDialog.tsx';
import { isRecord } from '../parts/isRecord.ts';
import { useAction } from '../parts/useAction.ts';
import { useHasScope } from '../parts/useHasScope.ts';
import { useText } from '../texts/useText.ts';
import { KindFields } from './KindFields.tsx';
import { type RecordKind, toInput } from './RecordKind.ts';
import type { Fields } from './shapes.ts';

export interface CreateButtonProps {
  readonly kind: RecordKind;
  readonly initial: Fields;
  readonly call: OperatorEndpoint;
  /** The area of the new record, whose page is opened. */
  readonly area: string;
  /** Shown in place of the fields afterwards, for what is returned only once. @default the record's page is opened */
  readonly renderDone?: (done: Fields) => ReactNode;
}

/** Creates a record, and opens its page. */
export function CreateButton(props: CreateButtonProps) {
  const text = useText();
  const mayWrite = useHasScope(props.kind.scope);
  const [isOpen, setIsOpen] = useState(false);
  if (!mayWrite) return null;
  return (
    <TopToolbar>
      <Button variant="contained" onClick={() => setIsOpen(true)}>
        {text('records.create')}
      </Button>
      {isOpen ? <CreateDialog {...props} onClose={() => setIsOpen(false)} /> : null}
    </TopToolbar>
  );
}

function CreateDialog({
  kind,
  initial,
  call,
  area,
  renderDone,
  onClose,
}: CreateButtonProps & { readonly onClose: () => void }) {
  const text = useText();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const action = useAction();
  const [value, setValue] = useState(initial);
  const [done, setDone] = useState<Fields | null>(null);
  const create = async () => {
    const created = await action.run(call, { input: toInput(kind, value, true) });
    if (!isRecord(created)) return;
    refresh();
    if (renderDone === undefined) void navigate(`/${area}/${encodeURIComponent(String(created['id']))}/show`);
    else setDone(created);
  };
  return (
    <FormDialog
      title={text('records.create')}
      onClose={onClose}
      submit={done === null ? text('records.create') : null}
      isBusy={action.isBusy}
      onSubmit={() => void create()}
    >
      {done === null || renderDone === undefined ? (
        <KindFields kind={kind} value={value} errors={action.errors} isNew onChange={setValue} />
      ) : (
        renderDone(done)
      )}
    </FormDialog>
  );
}
