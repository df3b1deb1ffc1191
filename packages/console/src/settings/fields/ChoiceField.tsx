import { SelectField } from '../../parts/SelectField.tsx';
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
    <SelectField
      label={label}
      value={typeof value === 'string' || typeof value === 'number' ? value : ''}
      disabled={isDisabled}
      {...useHelp(props)}
      sx={{ minWidth: 200 }}
      options={shape.values.map((one) => [one, one === '' ? words.text('settings.notSet') : toName(one)])}
      onChange={(chosen) => onChange(shape.values.find((one) => String(one) === chosen))}
    />
  );
}
