import { useLocale } from '@pawlet/widgets';
import { Field, type FieldProps } from '@pawlet/widgets/ui';
import { forwardRef } from 'react';
import { getDecimalMark, tidyAmount } from './tidyAmount.ts';

export interface AmountFieldProps extends Omit<FieldProps, 'inputMode' | 'autoComplete'> {
  /** An amount in wire format, with a point before its decimals; '' for none. `onChange` receives the same format. */
  readonly value: string;
  readonly currency: string;
}

/** A field for an amount of money, formatted in its language. */
export const AmountField = forwardRef<HTMLInputElement, AmountFieldProps>(function AmountField(
  { value, currency, onChange, ...field },
  ref,
) {
  const mark = getDecimalMark(useLocale());
  return (
    <Field
      {...field}
      ref={ref}
      inputMode="decimal"
      autoComplete="off"
      value={value.replace('.', mark)}
      onChange={(typed) => onChange(tidyAmount(typed, currency))}
    />
  );
});
