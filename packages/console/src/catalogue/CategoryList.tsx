import { Chip } from '@mui/material';
import { categoryCalls, type OperatorCategory } from '@pawlet/operator';
import { CreateButton } from '../forms/CreateButton.tsx';
import { categories } from '../forms/references.ts';
import { createList } from '../parts/ConsoleList.tsx';
import { detailsOf } from '../parts/detailsOf.tsx';
import { EntryActions } from './EntryActions.tsx';
import { categoryKind } from './entryKinds.ts';

const { number, part } = detailsOf<OperatorCategory>();
const { useOptions } = categories('slug');

/** The name of a category after those of the categories above it. */
function Path({ slug }: Pick<OperatorCategory, 'slug'>) {
  const name = useOptions('').find(({ id }) => id === slug)?.name;
  return typeof name === 'string' ? name : slug;
}

/** All categories in the order in which shoppers see them. */
export const CategoryList = createList<OperatorCategory>({
  isPaged: false,
  empty: 'category.empty',
  Actions: () => (
    <CreateButton
      kind={categoryKind}
      label="category.create"
      submit="dialog.save"
      call={categoryCalls.createCategory}
      initial={{ name: {}, parent: null, label: '', picture: '', filters: [], isHidden: false }}
    />
  ),
  columns: [
    part('field.name', ({ slug }) => <Path slug={slug} />),
    part('field.status', ({ isHidden }, { text }) =>
      isHidden ? <Chip size="small" label={text('category.hidden')} /> : text('category.shown'),
    ),
    number('products', 'resource.products'),
    part('field.actions', (category, { text, localized }) => (
      <EntryActions
        entry={category}
        name={localized(category.name)}
        kind={categoryKind}
        title={text('category.edit')}
        edit={categoryCalls.editCategory}
        order={{
          call: categoryCalls.orderCategories,
          isSibling: (one, other) => one.parent === other.parent,
        }}
        removal={{
          label: text('entry.remove'),
          question: text('category.removeQuestion'),
          call: categoryCalls.removeCategory,
        }}
      />
    )),
  ],
});
