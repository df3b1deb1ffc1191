import { type OperatorProduct, productCalls } from '@pawlet/operator';
import { useState } from 'react';
import { Loaded } from '../parts/Loaded.tsx';
import { Section } from '../parts/Section.tsx';
import { useHasScope } from '../parts/useHasScope.ts';
import { useText } from '../texts/useText.ts';
import { useProductEdit } from './useProductEdit.tsx';
import { useStructure } from './useStructure.ts';
import { toOptions, toVariantInput, toVariantsDraft, type VariantsDraft } from './variantDrafts.ts';
import { VariantsEditor } from './VariantsEditor.tsx';

/** Options, variants and prices of a product; stock has its own section. */
export function ProductVariants({ product }: { readonly product: OperatorProduct }) {
  const text = useText();
  const mayWrite = useHasScope('catalogue:write');
  const structure = useStructure();
  const { action, at, finish, renderEnd } = useProductEdit(product);
  const [draft, setDraft] = useState<VariantsDraft | null>(null);
  const save = async ({ options, variants }: VariantsDraft) => {
    const before = new Map(product.variants.map(({ sku, prices }) => [sku, prices]));
    const input = {
      options: toOptions(options),
      variants: variants.map((variant) => toVariantInput(variant, before.get(variant.sku))),
    };
    if (finish(await action.run(productCalls.editProductVariants, { ...at, input }))) setDraft(null);
  };
  return (
    <Section title={text('product.variants')}>
      <Loaded query={structure}>
        {({ attributes }) => (
          <VariantsEditor
            value={draft ?? toVariantsDraft(product)}
            onChange={setDraft}
            attributes={attributes}
            pictures={product.pictures}
            errors={action.errors}
            isDisabled={!mayWrite}
          />
        )}
      </Loaded>
      {mayWrite
        ? renderEnd({
            isChanged: draft !== null,
            entered: (draft?.variants ?? []).map(({ sku, prices }) => [
              sku,
              prices.map(({ currency, price }) => `${price} ${currency}`).join(' · '),
            ]),
            onSave: () => void (draft === null ? undefined : save(draft)),
            onDrop: () => setDraft(null),
          })
        : null}
    </Section>
  );
}
