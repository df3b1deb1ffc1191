import { brandCalls, type OperatorBrand } from '@pawlet/operator';
import { detailsOf, secondary } from '../parts/detailsOf.tsx';
import { createEntryList } from '../forms/createEntryList.tsx';
import { brandKind } from './entryKinds.ts';

const { localized, number, words } = detailsOf<OperatorBrand>();

/** All brands by name. */
export const BrandList = createEntryList<OperatorBrand>({
  kind: brandKind,
  nameOf: ({ name }) => name,
  isPaged: false,
  empty: 'brand.empty',
  create: { label: 'brand.create', call: brandCalls.createBrand, initial: { name: '', intro: {} } },
  edit: { title: 'brand.edit', call: brandCalls.editBrand },
  removal: { label: 'entry.remove', question: 'brand.removeQuestion', call: brandCalls.removeBrand },
  columns: [
    words('name', 'field.name'),
    secondary(localized('intro', 'brand.intro')),
    number('products', 'resource.products'),
  ],
});
