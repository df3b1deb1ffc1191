import { MenuItem, TextField, type TextFieldProps } from '@mui/material';
import { shownWhenEmpty } from './shownWhenEmpty.ts';

type Value = string | number;

export interface SelectFieldProps extends Pick<
  TextFieldProps,
  'id' | 'size' | 'sx' | 'label' | 'disabled' | 'error' | 'helperText' | 'onBlur'
> {
  readonly value: Value;
  /** The name of each value, in their order; '' may be one of them. */
  readonly options: readonly (readonly [value: Value, name: string])[];
  readonly onChange: (value: string) => void;
}

/** Chooses one of some values. */
export function SelectField({ value: chosen, options, onChange, ...field }: SelectFieldProps) {
  const namesNothing = options.some(([value]) => value === '');
  return (
    <TextField
      select
      size="small"
      {...(namesNothing ? { slotProps: shownWhenEmpty } : {})}
      {...field}
      value={String(chosen)}
      onChange={({ target }) => onChange(target.value)}
    >
      {options.map(([value, name]) => (
        <MenuItem key={value} value={String(value)}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
