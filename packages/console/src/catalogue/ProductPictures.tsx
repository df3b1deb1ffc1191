import { type OperatorProduct, productCalls } from '@pawlet/operator';
import { useState } from 'react';
import { Section } from '../parts/Section.tsx';
import { useHasScope } from '../parts/useHasScope.ts';
import { useText } from '../texts/useText.ts';
import { type Picture, PictureEditor } from './PictureEditor.tsx';
import { useProductEdit } from './useProductEdit.tsx';

/** The pictures of a product; they are saved together, with their order. */
export function ProductPictures({ product }: { readonly product: OperatorProduct }) {
  const text = useText();
  const mayWrite = useHasScope('catalogue:write');
  const { action, at, finish, renderEnd } = useProductEdit(product);
  const [draft, setDraft] = useState<readonly Picture[] | null>(null);
  const save = async (pictures: readonly Picture[]) => {
    const input = { pictures: pictures.map(({ key, alt }) => ({ key, alt })) };
    if (finish(await action.run(productCalls.editProductPictures, { ...at, input }))) setDraft(null);
  };
  return (
    <Section title={text('product.pictures')}>
      <PictureEditor pictures={draft ?? product.pictures} onChange={setDraft} isDisabled={!mayWrite} />
      {mayWrite
        ? renderEnd({
            isChanged: draft !== null,
            entered: (draft ?? []).map(({ key }, index) => [
              text('product.picture', { number: index + 1 }),
              key,
            ]),
            onSave: () => void (draft === null ? undefined : save(draft)),
            onDrop: () => setDraft(null),
          })
        : null}
    </Section>
  );
}
