import { brandCalls, type OperatorBrand } from '@pawlet/operator';
import { CreateButton } from '../forms/CreateButton.tsx';
import { createList } from '../parts/ConsoleList.tsx';
import { detailsOf, secondary } from '../parts/detailsOf.tsx';
import { EntryActions } from './EntryActions.tsx';
import { brandKind } from './entryKinds.ts';

const { localized, number, part, words } = detailsOf<OperatorBrand>();

/** All brands by name. */
export const BrandList = createList<OperatorBrand>({
  isPaged: false,
  empty: 'brand.empty',
  Actions: () => (
    <CreateButton
      kind={brandKind}
      label="brand.create"
      submit="dialog.save"
      call={brandCalls.createBrand}
      initial={{ name: '', intro: {} }}
    />
  ),
  columns: [
    words('name', 'field.name'),
    secondary(localized('intro', 'brand.intro')),
    number('products', 'resource.products'),
    part('field.actions', (brand, { text }) => (
      <EntryActions
        entry={brand}
        name={brand.name}
        kind={brandKind}
        title={text('brand.edit')}
        edit={brandCalls.editBrand}
        removal={{
          label: text('entry.remove'),
          question: text('brand.removeQuestion'),
          call: brandCalls.removeBrand,
        }}
      />
    )),
  ],
});
