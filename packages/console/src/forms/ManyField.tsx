import { Checkbox, FormControlLabel, FormGroup } from '@mui/material';
import { FieldGroup } from '../parts/FieldGroup.tsx';
import { useWords, type Words } from '../parts/useWords.ts';
import type { OwnFieldProps, Shape } from '../settings/toShape.ts';

/** Any number of some values. */
export const many = <T extends string>(
  values: readonly T[],
  nameOf: (value: T, words: Words) => string,
): Shape => ({
  kind: 'own',
  first: [],
  Field({ label, value, onChange, isDisabled }: OwnFieldProps) {
    const words = useWords();
    const chosen = new Set<unknown>(Array.isArray(value) ? value : []);
    const toggle = (one: T) => onChange(values.filter((other) => chosen.has(other) !== (other === one)));
    return (
      <FieldGroup label={label}>
        {values.map((one) => (
          <FormGroup key={one}>
            <FormControlLabel
              label={nameOf(one, words)}
              disabled={isDisabled}
              control={<Checkbox size="small" checked={chosen.has(one)} onChange={() => toggle(one)} />}
            />
          </FormGroup>
        ))}
      </FieldGroup>
    );
  },
});
