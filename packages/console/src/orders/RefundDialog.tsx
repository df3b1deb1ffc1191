import { Alert, Button, Checkbox, FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material';
import {
  orderCalls,
  type OperatorInputOf,
  type OperatorOrder,
  type OperatorOutputOf,
} from '@pawlet/operator';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { ConflictDialog } from '../parts/ConflictDialog.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { useAction } from '../parts/useAction.ts';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';
import { useOrderDescription } from './useOrderDescription.ts';

type Way = 'all' | 'lines' | 'amount';
type Preview = OperatorOutputOf<typeof orderCalls.refundOrder>;

export interface RefundDialogProps {
  readonly order: OperatorOrder;
  readonly onClose: () => void;
}

/** Refunds everything, pieces or an amount: shows first what would be refunded. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const { amount: format } = useFormat();
  const action = useAction();
  const describe = useOrderDescription();
  const [way, setWay] = useState<Way>('lines');
  const [sum, setSum] = useState('');
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>({});
  const [note, setNote] = useState('');
  const [hasComeBack, setHasComeBack] = useState(false);
  const [preview, setPreview] = useState<Preview | null>(null);
  /** A preview belongs to what was entered when it was made. */
  const edit = <T,>(set: (value: T) => void) => {
    return (value: T) => {
      setPreview(null);
      set(value);
    };
  };

  const send = async (isPreview: boolean) => {
    const lines = Object.entries(pieces)
      .filter(([, quantity]) => quantity > 0)
      .map(([lineId, quantity]) => ({ lineId: Number(lineId), quantity }));
    const chosen: OperatorInputOf<typeof orderCalls.refundOrder> =
      way === 'all' ? { all: true } : way === 'lines' ? { lines } : { amount: sum.trim().replace(',', '.') };
    const input = {
      ...chosen,
      note,
      hasComeBack,
      isPreview,
      ...(preview === null ? {} : { expectedLeft: preview.leftBefore }),
    };
    const done = await action.run(orderCalls.refundOrder, { params: { sn: order.orderSn }, input });
    if (done === null) {
      setPreview(null);
      return;
    }
    if (isPreview) {
      setPreview(done);
      return;
    }
    notify(text(done.status === 'waits' ? 'refund.waits' : 'refund.done'), { type: 'success' });
    refresh();
    onClose();
  };

  const refundable = order.lines.filter(({ quantity, refundedQuantity }) => quantity > refundedQuantity);
  const ways: readonly Way[] = ['lines', 'amount', 'all'];
  return (
    <FormDialog
      title={text('refund.title')}
      onClose={onClose}
      submit={text('refund.title')}
      onSubmit={() => void send(false)}
      isBusy={action.isBusy}
      isChanged={sum !== '' || note !== '' || Object.keys(pieces).length > 0}
      isIncomplete={preview === null}
      isDanger
      buttons={
        <Button disabled={action.isBusy} onClick={() => void send(true)}>
          {text('refund.check')}
        </Button>
      }
    >
      <RadioGroup row value={way} onChange={(_, value) => edit(setWay)(value as Way)}>
        {ways.map((value) => (
          <FormControlLabel key={value} value={value} control={<Radio />} label={text(`refund.${value}`)} />
        ))}
      </RadioGroup>
      {way === 'lines'
        ? refundable.map((line) => (
            <TextField
              key={line.id}
              type="number"
              size="small"
              label={`${line.title} (${line.sku})`}
              value={pieces[line.id] ?? 0}
              slotProps={{ htmlInput: { min: 0, max: line.quantity - line.refundedQuantity } }}
              onChange={(event) => edit(setPieces)({ ...pieces, [line.id]: Number(event.target.value) })}
            />
          ))
        : null}
      {way === 'amount' ? (
        <TextField
          label={text('field.amount', { currency: order.currency })}
          value={sum}
          error={action.errors['amount'] !== undefined}
          helperText={action.errors['amount']}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          onChange={(event) => edit(setSum)(event.target.value)}
        />
      ) : null}
      <FormControlLabel
        control={
          <Checkbox checked={hasComeBack} onChange={(_, isChecked) => edit(setHasComeBack)(isChecked)} />
        }
        label={text('refund.hasComeBack')}
      />
      <TextField
        label={text('refund.note')}
        value={note}
        multiline
        minRows={2}
        onChange={(event) => edit(setNote)(event.target.value)}
      />
      {preview === null ? null : (
        <Alert severity={preview.needsApproval ? 'warning' : 'info'}>
          {text(preview.needsApproval ? 'refund.previewApproval' : 'refund.preview', {
            amount: format(preview.amount, preview.currency),
            left: format(preview.left, preview.currency),
          })}
        </Alert>
      )}
      <ConflictDialog
        problem={action.conflict}
        before={order}
        describe={describe}
        onClose={action.closeConflict}
      />
    </FormDialog>
  );
}
