import { Chip } from '@mui/material';
import { categoryCalls, type OperatorCategory } from '@pawlet/operator';
import { categories } from '../forms/references.ts';
import { detailsOf } from '../parts/detailsOf.tsx';
import { createEntryList } from '../forms/createEntryList.tsx';
import { categoryKind } from './entryKinds.ts';

const { number, part } = detailsOf<OperatorCategory>();
const { useOptions } = categories('slug');

/** The name of a category after those of the categories above it. */
function Path({ slug }: Pick<OperatorCategory, 'slug'>) {
  const name = useOptions('').find(({ id }) => id === slug)?.name;
  return typeof name === 'string' ? name : slug;
}

/** All categories in the order in which shoppers see them. */
export const CategoryList = createEntryList<OperatorCategory>({
  kind: categoryKind,
  nameOf: ({ name }, { localized }) => localized(name),
  isPaged: false,
  empty: 'category.empty',
  create: {
    label: 'category.create',
    call: categoryCalls.createCategory,
    initial: { name: {}, parent: null, label: '', picture: '', filters: [], isHidden: false },
  },
  edit: { title: 'category.edit', call: categoryCalls.editCategory },
  removal: { label: 'entry.remove', question: 'category.removeQuestion', call: categoryCalls.removeCategory },
  order: {
    call: categoryCalls.orderCategories,
    isSibling: (one, other) => one.parent === other.parent,
  },
  columns: [
    part('field.name', ({ slug }) => <Path slug={slug} />),
    part('field.status', ({ isHidden }, { text }) =>
      isHidden ? <Chip size="small" label={text('category.hidden')} /> : text('category.shown'),
    ),
    number('products', 'resource.products'),
  ],
});
