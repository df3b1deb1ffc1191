import { Button, Checkbox, DialogContentText, FormControlLabel, MenuItem, TextField } from '@mui/material';
import { afterSalesCalls, type OperatorRequest } from '@pawlet/operator';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { ParcelFields } from '../orders/ParcelFields.tsx';
import { useCarriers } from '../orders/useCarriers.ts';
import { ConflictDialog } from '../parts/ConflictDialog.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { useAction } from '../parts/useAction.ts';
import { useDescription } from '../parts/useDescription.ts';
import { useHasScope } from '../parts/useHasScope.ts';
import { useText } from '../texts/useText.ts';
import { requestDetails } from './requestDetails.ts';

interface ExchangeProps {
  readonly request: OperatorRequest;
}

/** Ships a replacement instead of a refund: which variant, and its parcel. */
export function ExchangeButton({ request }: ExchangeProps) {
  const text = useText();
  const mayExchange = useHasScope('refunds:write');
  const [isOpen, setIsOpen] = useState(false);
  if (!mayExchange) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {text('request.exchange')}
      </Button>
      {isOpen ? <ExchangeDialog request={request} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

function ExchangeDialog({ request, onClose }: ExchangeProps & { readonly onClose: () => void }) {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const action = useAction();
  const describe = useDescription(requestDetails);
  const carriers = useCarriers();
  const { replacements, quantity, stage } = request;
  const first = replacements.find(({ stock }) => stock >= quantity);
  const [sku, setSku] = useState(first?.sku ?? '');
  const [chosen, setChosen] = useState('');
  const [number, setNumber] = useState('');
  const [note, setNote] = useState('');
  const [hasComeBack, setHasComeBack] = useState(stage === 'sent');
  const carrier = chosen === '' ? (carriers[0]?.code ?? '') : chosen;

  const send = async () => {
    const done = await action.run(afterSalesCalls.exchangeReturn, {
      params: { sn: request.refundSn },
      version: request.version,
      input: {
        sku,
        carrier,
        number: number.trim(),
        hasComeBack,
        ...(note.trim() === '' ? {} : { note: note.trim() }),
      },
    });
    if (done === null) return;
    notify(text('request.decided'), { type: 'success' });
    refresh();
    onClose();
  };
  return (
    <FormDialog
      title={text('request.exchange')}
      onClose={onClose}
      submit={text('request.exchange')}
      onSubmit={() => void send()}
      isBusy={action.isBusy}
      isChanged={number !== '' || note !== ''}
      isIncomplete={sku === '' || carrier === '' || number.trim() === ''}
    >
      <DialogContentText>{text('request.exchangeQuestion')}</DialogContentText>
      <TextField
        select
        label={text('request.replacement')}
        value={sku}
        error={action.errors['sku'] !== undefined}
        helperText={action.errors['sku']}
        onChange={(event) => setSku(event.target.value)}
      >
        {replacements.map((one) => (
          <MenuItem key={one.sku} value={one.sku} disabled={one.stock < quantity}>
            {text('request.variantStock', {
              variant: [one.sku, one.attributes].filter((part) => part !== '').join(' · '),
              stock: one.stock,
            })}
          </MenuItem>
        ))}
      </TextField>
      <ParcelFields
        carrier={chosen}
        number={number}
        error={action.errors['number']}
        isRequired
        onChange={(parcel) => {
          setChosen(parcel.carrier ?? chosen);
          setNumber(parcel.number ?? number);
        }}
      />
      <FormControlLabel
        control={
          <Checkbox checked={hasComeBack} onChange={(event) => setHasComeBack(event.target.checked)} />
        }
        label={text('request.hasComeBack')}
      />
      <TextField
        label={text('refund.note')}
        value={note}
        multiline
        minRows={2}
        error={action.errors['note'] !== undefined}
        helperText={action.errors['note']}
        onChange={(event) => setNote(event.target.value)}
      />
      <ConflictDialog
        problem={action.conflict}
        before={request}
        describe={describe}
        entered={[
          [text('request.replacement'), sku],
          [text('field.tracking'), number],
          [text('refund.note'), note],
        ]}
        onClose={action.closeConflict}
      />
    </FormDialog>
  );
}
