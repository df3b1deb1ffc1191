import type { OperatorEndpoint, OperatorOutputOf } from '@pawlet/operator';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { useNotify, useRefresh, useResourceContext } from 'react-admin';
import { useNavigate } from 'react-router';
import { AreasContext } from '../parts/AreasContext.ts';
import { DialogButton } from '../parts/DialogButton.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { isRecord } from '../parts/isRecord.ts';
import { isSame } from '../parts/isSame.ts';
import { useAction } from '../parts/useAction.ts';
import { type PlainKey, useText } from '../texts/useText.ts';
import { KindFields } from './KindFields.tsx';
import { type RecordKind, toInput } from './RecordKind.ts';
import type { Fields } from './shapes.ts';

export interface CreateButtonProps<TCall extends OperatorEndpoint> {
  readonly kind: RecordKind;
  readonly initial: Fields;
  readonly call: TCall;
  /** Field that names the record in addresses. @default id */
  readonly id?: string;
  /** @default create */
  readonly label?: PlainKey;
  /** @default the label */
  readonly submit?: PlainKey;
  /** What is returned only once, in place of the fields; null for nothing. @default nothing */
  readonly renderDone?: (done: OperatorOutputOf<TCall>) => ReactNode;
  /** Said where nothing is shown. @default it is saved */
  readonly done?: PlainKey;
}

/** Creates a record, and opens its page where records have one. */
export function CreateButton<const TCall extends OperatorEndpoint>(props: CreateButtonProps<TCall>) {
  const text = useText();
  const label = text(props.label ?? 'records.create');
  return (
    <DialogButton label={label} scope={props.kind.scope} variant="contained" isAboveList>
      {(close) => <CreateDialog {...props} onClose={close} />}
    </DialogButton>
  );
}

function CreateDialog<TCall extends OperatorEndpoint>({
  kind,
  initial,
  call,
  id = 'id',
  label = 'records.create',
  submit = label,
  renderDone,
  done: said = 'entry.saved',
  onClose,
}: CreateButtonProps<TCall> & { readonly onClose: () => void }) {
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const resource = useResourceContext() ?? '';
  const hasPage = useContext(AreasContext).find(({ name }) => name === resource)?.record !== undefined;
  const action = useAction();
  const [value, setValue] = useState(initial);
  const [shown, setShown] = useState<ReactNode>(null);
  /** Where the created record is: opened when nothing counts as not saved any more. */
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (address !== null) void navigate(address);
  }, [address, navigate]);
  const create = async () => {
    const created = await action.run<OperatorEndpoint>(call, { input: toInput(kind, value, true) });
    if (created === null) return;
    refresh();
    const once = renderDone?.(created) ?? null;
    if (once !== null) {
      setShown(once);
      return;
    }
    if (hasPage && isRecord(created))
      setAddress(`/${resource}/${encodeURIComponent(String(created[id]))}/show`);
    else {
      notify(text(said), { type: 'success' });
      onClose();
    }
  };
  return (
    <FormDialog
      title={text(label)}
      onClose={onClose}
      submit={shown === null ? text(submit) : null}
      isBusy={action.isBusy || address !== null}
      isChanged={shown === null && address === null && !isSame(value, initial)}
      onSubmit={() => void create()}
    >
      {shown ?? <KindFields kind={kind} value={value} errors={action.errors} isNew onChange={setValue} />}
    </FormDialog>
  );
}
