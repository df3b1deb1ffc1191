import { Stack, TextField } from '@mui/material';
import { SelectField } from '../parts/SelectField.tsx';
import { useText } from '../texts/useText.ts';
import { useCarriers } from './useCarriers.ts';

export interface ParcelFieldsProps {
  /** Code; '' for the usual one. */
  readonly carrier: string;
  readonly number: string;
  /** What is wrong with the number. */
  readonly error: string | undefined;
  readonly onChange: (parcel: { readonly carrier?: string; readonly number?: string }) => void;
}

/** Carrier and tracking number of a parcel. */
export function ParcelFields({ carrier, number, error, onChange }: ParcelFieldsProps) {
  const text = useText();
  const carriers = useCarriers();
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <SelectField
        size="medium"
        label={text('field.carrier')}
        value={carrier}
        sx={{ minWidth: 180 }}
        options={[
          ['', text('ship.usualCarrier')],
          ...carriers.map(({ code, name }) => [code, name] as const),
        ]}
        onChange={(code) => onChange({ carrier: code })}
      />
      <TextField
        label={text('field.tracking')}
        value={number}
        fullWidth
        error={error !== undefined}
        helperText={error}
        onChange={(event) => onChange({ number: event.target.value })}
      />
    </Stack>
  );
}
