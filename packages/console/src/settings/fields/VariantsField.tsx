import { Stack } from '@mui/material';
import { SelectField } from '../../parts/SelectField.tsx';
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
      <SelectField
        label={label}
        value={isChosen ? value : own}
        disabled={isDisabled}
        options={[
          ...(choice?.values ?? []).map((one) => [one, nameOf(one, setting)] as const),
          ...(other === undefined ? [] : [[own, text('settings.ownEntry')] as const]),
        ]}
        onChange={(chosen) => {
          if (chosen !== own) onChange(choice?.values.find((one) => String(one) === chosen));
          else if (other !== undefined) onChange(toFirstValue(other));
        }}
      />
      {isChosen || other === undefined ? null : (
        <Inner {...props} shape={other} label={text('settings.ownEntry')} />
      )}
    </Stack>
  );
}
