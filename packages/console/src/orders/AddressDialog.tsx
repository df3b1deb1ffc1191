import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { orderCalls, type OperatorOrder } from '@pawlet/operator';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useAction } from '../parts/useAction.ts';
import { useText } from '../texts/useText.ts';
import { ConflictDialog } from './ConflictDialog.tsx';

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
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="address-title">
      <DialogTitle id="address-title">{text('address.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
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
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('dialog.back')}</Button>
        <Button
          variant="contained"
          disabled={action.isBusy || changed.length === 0}
          onClick={() => void save()}
        >
          {text('dialog.save')}
        </Button>
      </DialogActions>
      <ConflictDialog
        problem={action.conflict}
        order={order}
        entered={changed.map((name) => [text(`address.${name}`), values[name] ?? ''])}
        onClose={action.closeConflict}
      />
    </Dialog>
  );
}
