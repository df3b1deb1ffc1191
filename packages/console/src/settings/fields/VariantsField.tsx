import { MenuItem, Stack, TextField } from '@mui/material';
import { useText } from '../../texts/useText.ts';
import { toFirstValue } from '../toShape.ts';
import { useFieldName } from '../useFieldName.ts';
import type { OuterFieldProps } from './FieldProps.ts';

/** A value of a list, or one of its own. */
export function VariantsField({ shape: { variants }, Inner, ...props }: OuterFieldProps<'variants'>) {
  const text = useText();
  const nameOf = useFieldName();
  const { value, onChange, label, setting, isDisabled } = props;
  const choice = variants.find((variant) => variant.kind === 'choice');
  const other = variants.find((variant) => variant.kind !== 'choice');
  const isChosen = typeof value === 'string' || typeof value === 'number';
  const own = '*';
  return (
    <Stack spacing={1}>
      <TextField
        select
        size="small"
        label={label}
        value={isChosen ? value : own}
        disabled={isDisabled}
        onChange={(event) => {
          if (event.target.value !== own) onChange(event.target.value);
          else if (other !== undefined) onChange(toFirstValue(other));
        }}
      >
        {choice?.values.map((one) => (
          <MenuItem key={one} value={one}>
            {nameOf(one, setting)}
          </MenuItem>
        ))}
        {other === undefined ? null : <MenuItem value={own}>{text('settings.ownEntry')}</MenuItem>}
      </TextField>
      {isChosen || other === undefined ? null : (
        <Inner {...props} shape={other} label={text('settings.ownEntry')} />
      )}
    </Stack>
  );
}
