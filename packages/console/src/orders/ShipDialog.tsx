import { Button, Stack, TextField, Typography } from '@mui/material';
import { orderCalls, type OperatorOrder } from '@pawlet/operator';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { ConflictDialog } from '../parts/ConflictDialog.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { isSame } from '../parts/isSame.ts';
import { useAction } from '../parts/useAction.ts';
import { useText } from '../texts/useText.ts';
import { ParcelFields } from './ParcelFields.tsx';
import { useOrderDescription } from './useOrderDescription.ts';

interface Parcel {
  readonly carrier: string;
  readonly number: string;
  /** Pieces by line. */
  readonly pieces: Readonly<Record<number, number>>;
}

export interface ShipDialogProps {
  readonly order: OperatorOrder;
  readonly onClose: () => void;
}

/** Ships an order in one or several parcels, or a part of its pieces. */
export function ShipDialog({ order, onClose }: ShipDialogProps) {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const action = useAction();
  const describe = useOrderDescription();
  const open = order.lines.filter(({ toShip }) => toShip > 0);
  const [first] = useState<readonly Parcel[]>([
    { carrier: '', number: '', pieces: Object.fromEntries(open.map(({ id, toShip }) => [id, toShip])) },
  ]);
  const [parcels, setParcels] = useState(first);
  const change = (index: number, fields: Partial<Parcel>) =>
    setParcels(parcels.map((parcel, at) => (at === index ? { ...parcel, ...fields } : parcel)));

  const ship = async () => {
    const input = {
      parcels: parcels.map(({ carrier, number, pieces }) => ({
        ...(carrier === '' ? {} : { carrier }),
        ...(number.trim() === '' ? {} : { number: number.trim() }),
        lines: Object.entries(pieces)
          .filter(([, quantity]) => quantity > 0)
          .map(([lineId, quantity]) => ({ lineId: Number(lineId), quantity })),
      })),
    };
    const options = { params: { sn: order.orderSn }, input, version: order.version };
    if ((await action.run(orderCalls.shipOrder, options)) === null) return;
    notify(text('ship.done'), { type: 'success' });
    refresh();
    onClose();
  };

  return (
    <FormDialog
      title={text('ship.title')}
      onClose={onClose}
      submit={text('ship.submit')}
      onSubmit={() => void ship()}
      isBusy={action.isBusy}
      isChanged={!isSame(parcels, first)}
    >
      {parcels.map((parcel, index) => (
        <Stack key={index} component="fieldset" spacing={2} sx={{ border: 0, p: 0, m: 0 }}>
          <Typography component="legend" sx={{ fontWeight: 600, mb: 1 }}>
            {text('ship.parcel', { number: index + 1 })}
          </Typography>
          <ParcelFields
            carrier={parcel.carrier}
            number={parcel.number}
            error={action.errors[`parcels.${index}.number`]}
            onChange={(fields) => change(index, fields)}
          />
          {open.map((line) => (
            <TextField
              key={line.id}
              type="number"
              size="small"
              label={`${line.title} (${line.sku})`}
              value={parcel.pieces[line.id] ?? 0}
              slotProps={{ htmlInput: { min: 0, max: line.toShip } }}
              onChange={(event) =>
                change(index, { pieces: { ...parcel.pieces, [line.id]: Number(event.target.value) } })
              }
            />
          ))}
        </Stack>
      ))}
      <Stack direction="row">
        <Button
          size="small"
          onClick={() => setParcels([...parcels, { carrier: '', number: '', pieces: {} }])}
        >
          {text('ship.addParcel')}
        </Button>
      </Stack>
      <ConflictDialog
        problem={action.conflict}
        before={order}
        describe={describe}
        entered={parcels.map(({ carrier, number }, index) => [
          text('ship.parcel', { number: index + 1 }),
          `${carrier} ${number}`.trim(),
        ])}
        onClose={action.closeConflict}
      />
    </FormDialog>
  );
}
