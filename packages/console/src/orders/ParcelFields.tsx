import { MenuItem, Stack, TextField } from '@mui/material';
import { shownWhenEmpty } from '../parts/shownWhenEmpty.ts';
import { useText } from '../texts/useText.ts';
import { useCarriers } from './useCarriers.ts';

export interface ParcelFieldsProps {
  /** Code; '' for the usual one. */
  readonly carrier: string;
  readonly number: string;
  /** What is wrong with the number. */
  readonly error: string | undefined;
  /** @default false */
  readonly isRequired?: boolean;
  readonly onChange: (parcel: { readonly carrier?: string; readonly number?: string }) => void;
}

/** Carrier and tracking number of a parcel. */
export function ParcelFields({ carrier, number, error, isRequired = false, onChange }: ParcelFieldsProps) {
  const text = useText();
  const carriers = useCarriers();
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TextField
        select
        label={text('field.carrier')}
        value={carrier}
        sx={{ minWidth: 180 }}
        slotProps={shownWhenEmpty}
        onChange={(event) => onChange({ carrier: event.target.value })}
      >
        <MenuItem value="">{text('ship.usualCarrier')}</MenuItem>
        {carriers.map(({ code, name }) => (
          <MenuItem key={code} value={code}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={text('field.tracking')}
        value={number}
        fullWidth
        required={isRequired}
        error={error !== undefined}
        helperText={error}
        onChange={(event) => onChange({ number: event.target.value })}
      />
    </Stack>
  );
}
