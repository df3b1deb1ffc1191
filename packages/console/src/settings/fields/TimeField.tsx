import { TextField } from '@mui/material';
import type { FieldProps } from './FieldProps.ts';
import { useHelp } from './useHelp.ts';

/** A time on the clock of the person; empty for none. */
export function TimeField(props: FieldProps<'time'>) {
  const { value, onChange, label, isDisabled } = props;
  const toLocal = (seconds: number) => {
    const date = new Date(seconds * 1000);
    return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  };
  return (
    <TextField
      type="datetime-local"
      size="small"
      label={label}
      value={typeof value === 'number' ? toLocal(value) : ''}
      disabled={isDisabled}
      {...useHelp(props)}
      slotProps={{ inputLabel: { shrink: true } }}
      onChange={({ target }) =>
        onChange(target.value === '' ? null : Math.floor(new Date(target.value).getTime() / 1000))
      }
    />
  );
}
