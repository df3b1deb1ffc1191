import { Autocomplete, TextField } from '@mui/material';
import { productCalls } from '@pawlet/operator';
import { useState } from 'react';
import type { EntryFieldProps } from '../parts/entryFields.tsx';
import { useCall } from '../parts/useCall.ts';
import { useText } from '../texts/useText.ts';

interface Choice {
  readonly id: number;
  readonly title: string;
}

export interface ProductFieldProps extends EntryFieldProps {
  /** The product that was chosen before. */
  readonly known: Choice | null;
}

/** Chooses a product by its title, number or slug. */
export function ProductField({ value, onChange, errors, known }: ProductFieldProps) {
  const text = useText();
  const [entered, setEntered] = useState('');
  const [chosen, setChosen] = useState<Choice | null>(known);
  const { data } = useCall(productCalls.listProducts, {
    input: { limit: '20', ...(entered.trim() === '' ? {} : { text: entered.trim() }) },
  });
  return (
    <Autocomplete<Choice>
      options={(data?.items ?? []).map(({ id, title }) => ({ id, title }))}
      value={value === chosen?.id ? chosen : null}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      // The shop has searched.
      filterOptions={(options) => options}
      onInputChange={(_, words, reason) => setEntered(reason === 'input' ? words : '')}
      onChange={(_, next) => {
        setChosen(next);
        onChange(next?.id ?? null);
      }}
      renderInput={(props) => (
        <TextField
          {...props}
          label={text('field.product')}
          error={errors['product'] !== undefined}
          helperText={errors['product']}
        />
      )}
    />
  );
}
