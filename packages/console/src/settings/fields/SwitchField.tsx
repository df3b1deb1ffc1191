import { FormControlLabel, Switch } from '@mui/material';
import type { FieldProps } from './FieldProps.ts';

/** A value that is on or off. */
export function SwitchField({ value, onChange, label, isDisabled }: FieldProps<'switch'>) {
  return (
    <FormControlLabel
      label={label}
      disabled={isDisabled}
      control={<Switch checked={value === true} onChange={(_, isOn) => onChange(isOn)} />}
    />
  );
}
