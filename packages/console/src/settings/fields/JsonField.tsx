import { TextField } from '@mui/material';
import { useState } from 'react';
import { useText } from '../../texts/useText.ts';
import type { FieldProps } from './FieldProps.ts';

/** A value that the console does not know. */
export function JsonField({ value, onChange, label, path, errors, isDisabled }: FieldProps<'json'>) {
  const text = useText();
  const [entered, setEntered] = useState(() => JSON.stringify(value, null, 2));
  const [isJson, setIsJson] = useState(true);
  const change = (next: string) => {
    setEntered(next);
    try {
      onChange(JSON.parse(next) as unknown);
      setIsJson(true);
    } catch {
      // It is no JSON while it is typed.
      setIsJson(false);
    }
  };
  return (
    <TextField
      multiline
      fullWidth
      label={label}
      value={entered}
      disabled={isDisabled}
      error={!isJson || errors[path] !== undefined}
      helperText={isJson ? errors[path] : text('settings.noJson')}
      slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: 'monospace' } } }}
      onChange={(event) => change(event.target.value)}
    />
  );
}
