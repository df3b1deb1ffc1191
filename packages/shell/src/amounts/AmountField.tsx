import { useLocale } from '@pawlet/widgets';
import { Field, type FieldProps } from '@pawlet/widgets/ui';
import { decimalMarkOf, tidyAmount } from './tidyAmount.ts';

export interface AmountFieldProps extends Omit<FieldProps, 'inputMode' | 'autoComplete'> {
  /** An amount as it travels, with a point before its decimals; '' for none. So is what `onChange` is told. */
  readonly value: string;
  readonly currency: string;
}

/** A field for an amount of money, written as the language writes it. */
export function AmountField({ value, currency, onChange, ...field }: AmountFieldProps) {
  const mark = decimalMarkOf(useLocale());
  return (
    <Field
      {...field}
      inputMode="decimal"
      autoComplete="off"
      value={value.replace('.', mark)}
      onChange={(typed) => onChange(tidyAmount(typed, currency))}
    />
  );
}
