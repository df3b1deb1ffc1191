import { TextField } from '@mui/material';
import { shopCurrencies } from '@pawlet/operator';
import { useText } from '../texts/useText.ts';
import { FieldGroup } from './FieldGroup.tsx';

/** Amounts by currency, as the API has them. */
export type Amounts = readonly { readonly currency: string; readonly amount: string }[];

export interface AmountFieldsProps {
  readonly label: string;
  readonly value: Amounts;
  readonly onChange: (amounts: Amounts) => void;
  readonly errors: Readonly<Record<string, string>>;
  /** Place in the input, as errors name it. */
  readonly path: string;
}

/** An amount in each currency of the shop; an empty one is absent. */
export function AmountFields({ label, value, onChange, errors, path }: AmountFieldsProps) {
  const text = useText();
  const change = (currency: string, amount: string) =>
    onChange(
      shopCurrencies.flatMap((one) => {
        const next = one === currency ? amount : value.find((given) => given.currency === one)?.amount;
        return next === undefined || next === '' ? [] : [{ currency: one, amount: next }];
      }),
    );
  return (
    <FieldGroup label={label}>
      {shopCurrencies.map((currency) => {
        const place = value.findIndex((one) => one.currency === currency);
        const error = errors[`${path}.${place}.amount`] ?? errors[`${path}.${place}.currency`];
        return (
          <TextField
            key={currency}
            size="small"
            label={text('field.amount', { currency })}
            value={value[place]?.amount ?? ''}
            error={error !== undefined}
            helperText={error}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            onChange={(event) => change(currency, event.target.value.trim())}
          />
        );
      })}
    </FieldGroup>
  );
}
