import { Box, TextField } from '@mui/material';
import { textLanguages } from '@pawlet/operator';
import { FieldGroup } from '../parts/FieldGroup.tsx';
import { ToggleChoices } from '../parts/ToggleChoices.tsx';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';
import { type TextLanguage, useTextLanguages } from './useTextLanguages.ts';

/** A text of each language: where it is in the input, and how long it is. */
export interface TextRow {
  readonly path: string;
  readonly label: string;
  readonly lines: number;
}

export interface TextColumnsProps {
  readonly rows: readonly TextRow[];
  readonly read: (path: string, language: TextLanguage) => string;
  readonly onChange: (path: string, language: TextLanguage, text: string) => void;
  readonly errors: Readonly<Record<string, string>>;
  readonly isDisabled?: boolean;
  /** Languages without a text show the one of this language. @default none is known yet */
  readonly original?: TextLanguage;
}

/** Texts in the chosen languages, one column for each. */
export function TextColumns({
  rows,
  read,
  onChange,
  errors,
  isDisabled = false,
  original,
}: TextColumnsProps) {
  const text = useText();
  const { language } = useFormat();
  const [chosen, setChosen] = useTextLanguages();
  return (
    <>
      <ToggleChoices
        label={text('product.languages')}
        choices={textLanguages}
        nameOf={language}
        chosen={chosen}
        onChange={setChosen}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
          // One column for the fields of a language.
          '& > fieldset': { gridTemplateColumns: 'minmax(0, 1fr)' },
        }}
      >
        {chosen.map((one) => (
          <FieldGroup key={one} label={language(one)}>
            {rows.map(({ path, label, lines }) => {
              const value = read(path, one);
              const error = errors[`${path}.${one}`];
              const isMissing = original !== undefined && one !== original && value === '';
              const hint =
                isMissing && read(path, original) !== ''
                  ? text('product.showsOriginal', { language: language(original) })
                  : undefined;
              return (
                <TextField
                  key={path}
                  size="small"
                  label={label}
                  value={value}
                  disabled={isDisabled}
                  multiline={lines > 1}
                  minRows={lines}
                  maxRows={lines * 3}
                  error={error !== undefined}
                  helperText={error ?? hint}
                  slotProps={{ htmlInput: { lang: one } }}
                  onChange={(event) => onChange(path, one, event.target.value)}
                />
              );
            })}
          </FieldGroup>
        ))}
      </Box>
    </>
  );
}
