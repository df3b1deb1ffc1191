import { TextField } from '@mui/material';
import { shopCurrencies } from '@pawlet/operator';
import { FieldGroup } from '../parts/FieldGroup.tsx';
import { isRecord } from '../parts/isRecord.ts';
import { useEnteredCurrencies } from '../parts/useShopCurrencies.ts';
import type { OwnFieldProps, Shape } from '../settings/toShape.ts';
import { useText } from '../texts/useText.ts';

interface Amount {
  readonly currency: string;
  readonly amount: string;
}

const isAmount = (given: unknown): given is Amount =>
  isRecord(given) && typeof given['currency'] === 'string' && typeof given['amount'] === 'string';
const toAmounts = (given: unknown) => (Array.isArray(given) ? given.filter(isAmount) : []);

/** Amounts in a list, where the order of errors is theirs. */
export const amountList: Shape = {
  kind: 'own',
  Field: AmountsField,
  first: [],
  describe: (value) =>
    toAmounts(value)
      .map(({ amount, currency }) => `${amount} ${currency}`)
      .join(', '),
};

/** An amount in each currency of the shop; an empty one is absent. */
function AmountsField({ label, value, onChange, path, errors, isDisabled }: OwnFieldProps) {
  const text = useText();
  const given = toAmounts(value);
  const shown = useEnteredCurrencies(given.map(({ currency }) => currency));
  const change = (currency: string, amount: string) =>
    onChange(
      shopCurrencies.flatMap((one) => {
        const next = one === currency ? amount : given.find((known) => known.currency === one)?.amount;
        return next === undefined || next === '' ? [] : [{ currency: one, amount: next }];
      }),
    );
  return (
    <FieldGroup label={label}>
      {shown.map((currency) => {
        const place = given.findIndex((one) => one.currency === currency);
        const error = errors[`${path}.${place}.amount`] ?? errors[`${path}.${place}.currency`];
        return (
          <TextField
            key={currency}
            size="small"
            label={text('field.amount', { currency })}
            value={given[place]?.amount ?? ''}
            disabled={isDisabled}
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
