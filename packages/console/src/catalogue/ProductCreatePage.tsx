import { Box, Button, MenuItem, Stack, TextField } from '@mui/material';
import { type LocalizedText, productCalls } from '@pawlet/operator';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { ConsolePage } from '../parts/ConsolePage.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Section } from '../parts/Section.tsx';
import { shownWhenEmpty } from '../parts/shownWhenEmpty.ts';
import { useAction } from '../parts/useAction.ts';
import { useText } from '../texts/useText.ts';
import { type Picture, PictureEditor } from './PictureEditor.tsx';
import { TextColumns } from './TextColumns.tsx';
import { useCategoryChoices } from './useName.ts';
import { type Structure, useStructure } from './useStructure.ts';
import { createVariant, toOptions, toVariantInput, type VariantsDraft } from './variantDrafts.ts';
import { VariantsEditor } from './VariantsEditor.tsx';

const names = ['title', 'subtitle', 'content'] as const;
const linesOf = { title: 1, subtitle: 2, content: 6 } as const;

type Texts = Readonly<Record<string, Partial<LocalizedText>>>;

/** A new product: texts, place in the shop, variants and pictures. It begins as a draft. */
export function ProductCreatePage() {
  const text = useText();
  const structure = useStructure();
  return (
    <ConsolePage title={text('product.create')}>
      <Loaded query={structure}>{(loaded) => <NewProduct structure={loaded} />}</Loaded>
    </ConsolePage>
  );
}

function NewProduct({ structure }: { readonly structure: Structure }) {
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const action = useAction();
  const toChoices = useCategoryChoices();
  const [texts, setTexts] = useState<Texts>({});
  const [category, setCategory] = useState('');
  const [brand, setBrand] = useState('');
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  const [draft, setDraft] = useState<VariantsDraft>({ options: [], variants: [createVariant()] });
  const hasTitle = Object.values(texts['title'] ?? {}).some((title) => title.trim() !== '');
  const isIncomplete = !hasTitle || category === '' || draft.variants.some(({ sku }) => sku.trim() === '');
  const create = async () => {
    const { title = {}, ...others } = texts;
    const done = await action.run(productCalls.createProduct, {
      input: {
        title,
        ...others,
        category,
        brand: brand === '' ? null : brand,
        options: toOptions(draft.options),
        variants: draft.variants.map((variant) => ({
          ...toVariantInput(variant),
          stock: variant.stock === '' ? 0 : Number(variant.stock),
        })),
        pictures: pictures.map(({ key, alt }) => ({ key, alt })),
      },
    });
    if (done === null) return;
    notify(text('product.created'), { type: 'success' });
    void navigate(`/products/${done.id}/show`);
  };
  const choice = (
    label: string,
    field: string,
    value: string,
    choose: (id: string) => void,
    choices: readonly { readonly id: string; readonly name: string }[],
    none: string,
  ) => (
    <TextField
      select
      label={label}
      value={value}
      error={action.errors[field] !== undefined}
      helperText={action.errors[field]}
      slotProps={shownWhenEmpty}
      onChange={(event) => choose(event.target.value)}
    >
      <MenuItem value="">{none}</MenuItem>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <>
      <Section title={text('product.texts')}>
        <TextColumns
          rows={names.map((name) => ({ path: name, label: text(`product.${name}`), lines: linesOf[name] }))}
          read={(path, language) => texts[path]?.[language] ?? ''}
          onChange={(path, language, value) =>
            setTexts({ ...texts, [path]: { ...texts[path], [language]: value } })
          }
          errors={action.errors}
        />
      </Section>
      <Section title={text('product.facts')}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          {choice(
            text('product.category'),
            'category',
            category,
            setCategory,
            toChoices(structure.categories),
            text('product.choose'),
          )}
          {choice(
            text('product.brand'),
            'brand',
            brand,
            setBrand,
            structure.brands.map(({ slug, name }) => ({ id: slug, name })),
            text('product.noBrand'),
          )}
        </Box>
      </Section>
      <Section title={text('product.pictures')}>
        <PictureEditor pictures={pictures} onChange={setPictures} />
      </Section>
      <Section title={text('product.variants')}>
        <VariantsEditor
          value={draft}
          onChange={setDraft}
          attributes={structure.attributes}
          pictures={pictures}
          errors={action.errors}
          isNew
        />
      </Section>
      <Stack direction="row" spacing={1}>
        <Button variant="contained" disabled={isIncomplete || action.isBusy} onClick={() => void create()}>
          {text('product.saveDraft')}
        </Button>
      </Stack>
    </>
  );
}
