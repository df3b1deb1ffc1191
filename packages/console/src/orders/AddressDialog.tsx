import { TextField } from '@mui/material';
import { orderCalls, type OperatorOrder } from '@pawlet/operator';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { ConflictDialog } from '../parts/ConflictDialog.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { useAction } from '../parts/useAction.ts';
import { useText } from '../texts/useText.ts';
import { useOrderDescription } from './useOrderDescription.ts';

export interface AddressDialogProps {
  readonly order: OperatorOrder;
  readonly recipient: NonNullable<OperatorOrder['recipient']>;
  readonly onClose: () => void;
}

const china = 'CHN';

/** Changes the address before it is shipped. In China the district stays: it decides freight and routes. */
export function AddressDialog({ order, recipient, onClose }: AddressDialogProps) {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const action = useAction();
  const describe = useOrderDescription();
  const names =
    recipient.country === china
      ? (['receiver', 'phone', 'zipcode'] as const)
      : (['receiver', 'phone', 'address', 'zipcode', 'city', 'province'] as const);
  const [values, setValues] = useState<Readonly<Record<string, string>>>(
    Object.fromEntries(names.map((name) => [name, recipient[name]])),
  );
  const changed = names.filter((name) => values[name] !== recipient[name]);
  const save = async () => {
    const input = Object.fromEntries(changed.map((name) => [name, values[name]]));
    const options = { params: { sn: order.orderSn }, input, version: order.version };
    if ((await action.run(orderCalls.changeOrderAddress, options)) === null) return;
    notify(text('address.done'), { type: 'success' });
    refresh();
    onClose();
  };
  return (
    <FormDialog
      title={text('address.title')}
      onClose={onClose}
      submit={text('dialog.save')}
      onSubmit={() => void save()}
      isBusy={action.isBusy}
      isIncomplete={changed.length === 0}
    >
      {names.map((name) => (
        <TextField
          key={name}
          label={text(`address.${name}`)}
          value={values[name] ?? ''}
          error={action.errors[name] !== undefined}
          helperText={action.errors[name]}
          onChange={(event) => setValues({ ...values, [name]: event.target.value })}
        />
      ))}
      <ConflictDialog
        problem={action.conflict}
        before={order}
        describe={describe}
        entered={changed.map((name) => [text(`address.${name}`), values[name] ?? ''])}
        onClose={action.closeConflict}
      />
    </FormDialog>
  );
}
