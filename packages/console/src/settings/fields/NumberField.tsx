import { TextField } from '@mui/material';
import { useState } from 'react';
import { useText } from '../../texts/useText.ts';
import type { FieldProps } from './FieldProps.ts';
import { useHelp } from './useHelp.ts';

/** Millionths are shown as what they are of: percent of a payment, or points. */
function findScale(path: string): number {
  if (path.endsWith('Micros')) return 10_000;
  return path.startsWith('value.rates.') ? 1_000_000 : 1;
}

/** A whole number. */
export function NumberField(props: FieldProps<'number'>) {
  const { shape, value, onChange, label, path, isDisabled } = props;
  const text = useText();
  const help = useHelp(props);
  const scale = findScale(path);
  const [entered, setEntered] = useState('');
  const parse = (typed: string) => (typed === '' ? null : Math.round(Number(typed) * scale));
  // A number that is being typed stays as it is; another one was put there by something else.
  const shown = parse(entered) === value ? entered : typeof value === 'number' ? String(value / scale) : '';
  const { from, to } = shape;
  const range =
    from === undefined || to === undefined || scale !== 1 ? undefined : text('settings.range', { from, to });
  return (
    <TextField
      type="number"
      size="small"
      label={label}
      value={shown}
      disabled={isDisabled}
      {...help}
      helperText={help.helperText ?? range}
      slotProps={{ htmlInput: { step: scale === 1 ? 1 : 'any', min: from, max: to } }}
      onChange={(event) => {
        setEntered(event.target.value);
        // The shop names the field if there is no number.
        onChange(parse(event.target.value));
      }}
    />
  );
}
