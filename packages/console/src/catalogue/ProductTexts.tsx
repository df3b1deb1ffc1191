import { Button, Stack } from '@mui/material';
import { type LocalizedText, type OperatorProduct, productCalls, productLimits } from '@pawlet/operator';
import { useState } from 'react';
import { Section } from '../parts/Section.tsx';
import { useHasScope } from '../parts/useHasScope.ts';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';
import { noText } from './noText.ts';
import { TextColumns, type TextRow } from './TextColumns.tsx';
import { useProductEdit } from './useProductEdit.tsx';
import { type TextLanguage, useTextLanguages } from './useTextLanguages.ts';

type Parameters = OperatorProduct['parameters'];
type Entered = Readonly<Record<string, Partial<LocalizedText>>>;

const names = ['title', 'subtitle', 'content'] as const;
const linesOf = { title: 1, subtitle: 2, content: 6 } as const;

/** `parameters.2.name` as index and part. */
function parsePath(path: string): { readonly index: number; readonly part: 'name' | 'value' } | null {
  const [, index, part] = /^parameters\.(\d+)\.(name|value)$/u.exec(path) ?? [];
  if (index === undefined || (part !== 'name' && part !== 'value')) return null;
  return { index: Number(index), part };
}

/** Texts of a product and the rows of its parameter table, one column for each language. */
export function ProductTexts({ product }: { readonly product: OperatorProduct }) {
  const text = useText();
  const { language } = useFormat();
  const mayWrite = useHasScope('catalogue:write');
  const { action, at, finish, renderEnd } = useProductEdit(product);
  const [languages] = useTextLanguages();
  /** What was entered and is not saved, over the texts as they are now. */
  const [entered, setEntered] = useState<Entered>({});
  const [rows, setRows] = useState<Parameters | null>(null);
  const parameters = rows ?? product.parameters;
  const textRows: readonly TextRow[] = [
    ...names.map((name) => ({ path: name, label: text(`product.${name}`), lines: linesOf[name] })),
    ...parameters.flatMap((_, index) => [
      {
        path: `parameters.${index}.name`,
        label: text('product.parameterName', { number: index + 1 }),
        lines: 1,
      },
      {
        path: `parameters.${index}.value`,
        label: text('product.parameterValue', { number: index + 1 }),
        lines: 1,
      },
    ]),
  ];
  const read = (path: string, one: TextLanguage) => {
    const place = parsePath(path);
    if (place !== null) return parameters[place.index]?.[place.part][one] ?? '';
    const known = names.find((name) => name === path);
    return entered[path]?.[one] ?? (known === undefined ? '' : product[known][one]);
  };
  const change = (path: string, one: TextLanguage, value: string) => {
    const place = parsePath(path);
    if (place === null) setEntered({ ...entered, [path]: { ...entered[path], [one]: value } });
    else
      setRows(
        parameters.map((row, index) =>
          index === place.index ? { ...row, [place.part]: { ...row[place.part], [one]: value } } : row,
        ),
      );
  };
  const drop = () => {
    setEntered({});
    setRows(null);
  };
  const save = async () => {
    const input = { ...entered, ...(rows === null ? {} : { parameters: rows }) };
    if (finish(await action.run(productCalls.editProductTexts, { ...at, input }))) drop();
  };
  return (
    <Section title={text('product.texts')}>
      <TextColumns
        rows={textRows}
        read={read}
        onChange={change}
        errors={action.errors}
        isDisabled={!mayWrite}
        original={product.originalLanguage}
      />
      {mayWrite ? (
        <>
          <Stack direction="row" spacing={1}>
            <Button
              size="small"
              disabled={parameters.length === productLimits.parameters}
              onClick={() => setRows([...parameters, { name: noText, value: noText }])}
            >
              {text('product.addParameter')}
            </Button>
            <Button
              size="small"
              disabled={parameters.length === 0}
              onClick={() => setRows(parameters.slice(0, -1))}
            >
              {text('product.removeParameter')}
            </Button>
          </Stack>
          {renderEnd({
            isChanged: rows !== null || Object.keys(entered).length > 0,
            entered: textRows.flatMap(({ path, label }) =>
              languages.flatMap((one) => {
                const isEntered =
                  entered[path]?.[one] !== undefined || (rows !== null && parsePath(path) !== null);
                return isEntered
                  ? [
                      [
                        text('entry.inLanguage', { name: label, language: language(one) }),
                        read(path, one),
                      ] as const,
                    ]
                  : [];
              }),
            ),
            onSave: () => void save(),
            onDrop: drop,
          })}
        </>
      ) : null}
    </Section>
  );
}
