import { MenuItem, TextField } from '@mui/material';
import { shownWhenEmpty } from '../../parts/shownWhenEmpty.ts';
import { useWords } from '../../parts/useWords.ts';
import { useFieldName } from '../useFieldName.ts';
import type { FieldProps } from './FieldProps.ts';
import { useHelp } from './useHelp.ts';

/** One of some values. */
export function ChoiceField(props: FieldProps<'choice'>) {
  const { shape, value, onChange, label, setting, isDisabled } = props;
  const words = useWords();
  const nameOf = useFieldName();
  const toName = (one: string | number) => shape.nameOf?.(String(one), words) ?? nameOf(one, setting);
  return (
    <TextField
      select
      size="small"
      label={label}
      value={typeof value === 'string' || typeof value === 'number' ? value : ''}
      disabled={isDisabled}
      {...useHelp(props)}
      sx={{ minWidth: 200 }}
      slotProps={shownWhenEmpty}
      onChange={(event) => onChange(shape.values.find((one) => String(one) === event.target.value))}
    >
      {shape.values.map((one) => (
        <MenuItem key={one} value={one}>
          {one === '' ? words.text('settings.notSet') : toName(one)}
        </MenuItem>
      ))}
    </TextField>
  );
}
