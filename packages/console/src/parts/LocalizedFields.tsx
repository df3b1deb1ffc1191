import { TextField } from '@mui/material';
import { type LocalizedText, textLanguages } from '@pawlet/operator';
import { useFormat } from '../texts/useFormat.ts';
import { FieldGroup } from './FieldGroup.tsx';

export interface LocalizedFieldsProps {
  readonly label: string;
  readonly value: Partial<LocalizedText>;
  /** The changed languages only. */
  readonly onChange: (changed: Partial<LocalizedText>) => void;
  readonly errors?: Readonly<Record<string, string>>;
  /** Place in the input, as errors name it. */
  readonly path: string;
  /** @default 1 */
  readonly lines?: number;
}

/** A text in each language, side by side. */
export function LocalizedFields({
  label,
  value,
  onChange,
  errors = {},
  path,
  lines = 1,
}: LocalizedFieldsProps) {
  const { language } = useFormat();
  return (
    <FieldGroup label={label}>
      {textLanguages.map((one) => (
        <TextField
          key={one}
          size="small"
          label={language(one)}
          value={value[one] ?? ''}
          multiline={lines > 1}
          minRows={lines}
          error={errors[`${path}.${one}`] !== undefined}
          helperText={errors[`${path}.${one}`]}
          slotProps={{ htmlInput: { lang: one } }}
          onChange={(event) => onChange({ [one]: event.target.value })}
        />
      ))}
    </FieldGroup>
  );
}
