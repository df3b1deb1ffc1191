import { Box, Button, Stack, TextField } from '@mui/material';
import { type LocalizedText, type OperatorProduct, productLimits, textLanguages } from '@pawlet/operator';
import { FieldGroup, wideField } from '../parts/FieldGroup.tsx';
import { isRecord } from '../parts/isRecord.ts';
import { ToggleChoices } from '../parts/ToggleChoices.tsx';
import type { Words } from '../parts/useWords.ts';
import type { OwnFieldProps, Shape } from '../settings/toShape.ts';
import { useFormat } from '../texts/useFormat.ts';
import { type Text, useText } from '../texts/useText.ts';
import { type TextLanguage, useTextLanguages } from './useTextLanguages.ts';

type Texts = Partial<LocalizedText>;

/** Texts of a product, and the rows of its parameter table. */
export type ProductTexts = Readonly<Record<(typeof names)[number], Texts>> & {
  readonly parameters: readonly { readonly name: Texts; readonly value: Texts }[];
  /** Languages without a text show the one of this language. @default none is known yet */
  readonly originalLanguage?: OperatorProduct['originalLanguage'] | undefined;
};

const names = ['title', 'subtitle', 'content'] as const;
const linesOf = { title: 1, subtitle: 2, content: 6 } as const;

/** Texts of a product that has none. */
export const noTexts: ProductTexts = { title: {}, subtitle: {}, content: {}, parameters: [] };

/** Texts in the chosen languages, one column for each. */
export const textColumns: Shape = {
  kind: 'own',
  Field: TextColumns,
  first: noTexts,
  list: (value, { text, language }: Words) =>
    listRows(toTexts(value), text).flatMap(({ label, texts }) =>
      textLanguages.map(
        (one) =>
          [text('entry.inLanguage', { name: label, language: language(one) }), texts[one] ?? ''] as const,
      ),
    ),
};

const toTexts = (value: unknown) => (isRecord(value) ? (value as ProductTexts) : noTexts);

/** A text of each language: where it is in the input, and how long it is. */
interface TextRow {
  readonly path: string;
  readonly label: string;
  readonly lines: number;
  readonly texts: Texts;
  readonly change: (texts: Texts) => ProductTexts;
}

function listRows(all: ProductTexts, text: Text): readonly TextRow[] {
  const { parameters } = all;
  return [
    ...names.map((name) => ({
      path: name,
      label: text(`product.${name}`),
      lines: linesOf[name],
      texts: all[name],
      change: (texts: Texts) => ({ ...all, [name]: texts }),
    })),
    ...parameters.flatMap((row, index) =>
      (['name', 'value'] as const).map((part) => ({
        path: `parameters.${index}.${part}`,
        label: text(part === 'name' ? 'product.parameterName' : 'product.parameterValue', {
          number: index + 1,
        }),
        lines: 1,
        texts: row[part],
        change: (texts: Texts) => ({
          ...all,
          parameters: parameters.map((one, at) => (at === index ? { ...one, [part]: texts } : one)),
        }),
      })),
    ),
  ];
}

function TextColumns({ value, onChange, errors, isDisabled }: OwnFieldProps) {
  const text = useText();
  const { language } = useFormat();
  const [chosen, setChosen] = useTextLanguages();
  const all = toTexts(value);
  const { originalLanguage: original, parameters } = all;
  const rows = listRows(all, text);
  const findHint = (texts: Texts, one: TextLanguage) =>
    original !== undefined && original !== one && !texts[one] && texts[original]
      ? text('product.showsOriginal', { language: language(original) })
      : undefined;
  return (
    <Stack spacing={2} sx={wideField}>
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
            {rows.map(({ path, label, lines, texts, change }) => {
              // What lacks in every language has no language of its own.
              const error = errors[`value.${path}.${one}`] ?? errors[`value.${path}`];
              return (
                <TextField
                  key={path}
                  size="small"
                  label={label}
                  value={texts[one] ?? ''}
                  disabled={isDisabled}
                  multiline={lines > 1}
                  minRows={lines}
                  maxRows={lines * 3}
                  error={error !== undefined}
                  helperText={error ?? findHint(texts, one)}
                  slotProps={{ htmlInput: { lang: one } }}
                  onChange={({ target }) => onChange(change({ ...texts, [one]: target.value }))}
                />
              );
            })}
          </FieldGroup>
        ))}
      </Box>
      {isDisabled ? null : (
        <Stack direction="row" spacing={1}>
          <Button
            size="small"
            disabled={parameters.length === productLimits.parameters}
            onClick={() => onChange({ ...all, parameters: [...parameters, { name: {}, value: {} }] })}
          >
            {text('product.addParameter')}
          </Button>
          <Button
            size="small"
            disabled={parameters.length === 0}
            onClick={() => onChange({ ...all, parameters: parameters.slice(0, -1) })}
          >
            {text('product.removeParameter')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
