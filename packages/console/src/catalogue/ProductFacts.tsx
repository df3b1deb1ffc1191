import { Button } from '@mui/material';
import { type OperatorProduct, productCalls } from '@pawlet/operator';
import { useState } from 'react';
import { EntryDialog, type EntryValues } from '../parts/EntryDialog.tsx';
import { Facts } from '../parts/Facts.tsx';
import { isRecord } from '../parts/isRecord.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { Section } from '../parts/Section.tsx';
import { useHasScope } from '../parts/useHasScope.ts';
import { useText } from '../texts/useText.ts';
import { useFactFields } from './useFactFields.tsx';
import { type Structure, useStructure } from './useStructure.ts';

/** Category and brand as their slugs: as the form has them. */
function toValues(product: unknown): EntryValues {
  if (!isRecord(product)) return {};
  const { category, brand } = product;
  return {
    ...product,
    category: isRecord(category) ? category['slug'] : null,
    brand: isRecord(brand) ? brand['slug'] : null,
  };
}

interface ProductFactsProps {
  readonly product: OperatorProduct;
}

/** Category, brand, attributes and everything else that is the same in each language. */
export function ProductFacts({ product }: ProductFactsProps) {
  const text = useText();
  const structure = useStructure();
  return (
    <Section title={text('product.facts')}>
      <Loaded query={structure}>{(loaded) => <LoadedFacts product={product} structure={loaded} />}</Loaded>
    </Section>
  );
}

function LoadedFacts({ product, structure }: ProductFactsProps & { readonly structure: Structure }) {
  const text = useText();
  const mayWrite = useHasScope('catalogue:write');
  const [isOpen, setIsOpen] = useState(false);
  const fields = useFactFields(structure);
  const before = toValues(product);
  return (
    <>
      <Facts
        rows={[
          ['slug', text('product.slug'), product.slug] as const,
          ...fields.flatMap((field) =>
            field.describe(before[field.name]).map(([label, value]) => [field.name, label, value] as const),
          ),
        ].filter(([, , value]) => value !== '')}
      />
      {mayWrite ? (
        <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => setIsOpen(true)}>
          {text('entry.edit')}
        </Button>
      ) : null}
      {isOpen ? (
        <EntryDialog
          title={text('product.facts')}
          fields={fields}
          before={before}
          toValues={toValues}
          onSave={(action, values) =>
            action.run(productCalls.editProduct, {
              params: { id: String(product.id) },
              version: product.version,
              input: values,
            })
          }
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}
