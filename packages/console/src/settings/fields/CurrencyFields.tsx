import { isRecord } from '../../parts/isRecord.ts';
import { useEnteredCurrencies } from '../../parts/useShopCurrencies.ts';
import type { OuterFieldProps } from './FieldProps.ts';
import { FieldsField } from './FieldsField.tsx';

/** An amount in each currency of the shop, and in those in which there is one already. */
export function CurrencyFields({ shape, ...props }: OuterFieldProps<'fields'>) {
  const shown = useEnteredCurrencies(isRecord(props.value) ? Object.keys(props.value) : []);
  const fields = shape.fields.filter(({ name }) => shown.includes(name));
  return <FieldsField {...props} shape={{ ...shape, fields }} />;
}
