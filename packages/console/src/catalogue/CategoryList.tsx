import { Autocomplete, Chip, TextField } from '@mui/material';
import {
  categoryCalls,
  type OperatorAttribute,
  type OperatorCategory,
  type OperatorInputOf,
} from '@pawlet/operator';
import { useListContext, useRefresh } from 'react-admin';
import { ConsoleList } from '../parts/ConsoleList.tsx';
import { type EntryField, useEntryFields } from '../parts/entryFields.tsx';
import { isRecord } from '../parts/isRecord.ts';
import { useAction } from '../parts/useAction.ts';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';
import { CreateEntry, EntryActions } from './EntryActions.tsx';
import { moveId } from './moveId.ts';
import { useCategoryChoices, useName } from './useName.ts';
import { usePictureField } from './usePictureField.tsx';
import { useStructure } from './useStructure.ts';

const empty = { parent: null, isHidden: false, filters: [], picture: '', label: '' };

/** All categories in the order in which shoppers see them. */
export function CategoryList() {
  const text = useText();
  const { number } = useFormat();
  const { data } = useStructure();
  const toChoices = useCategoryChoices();
  const names = new Map(toChoices(data?.categories ?? []).map(({ id, name }) => [id, name]));
  const fields = useFields(null);
  return (
    <ConsoleList<OperatorCategory>
      isPaged={false}
      empty={text('category.empty')}
      actions={
        <CreateEntry
          title={text('category.create')}
          fields={fields}
          before={empty}
          onSave={(action, values) =>
            action.run(categoryCalls.createCategory, {
              input: values as OperatorInputOf<typeof categoryCalls.createCategory>,
            })
          }
        />
      }
      columns={[
        { name: 'name', label: text('field.name'), render: ({ slug }) => names.get(slug) ?? slug },
        {
          name: 'hidden',
          label: text('field.status'),
          render: ({ isHidden }) =>
            isHidden ? <Chip size="small" label={text('category.hidden')} /> : text('category.shown'),
        },
        {
          name: 'products',
          label: text('resource.products'),
          align: 'right',
          render: ({ products }) => number(products),
        },
        {
          name: 'actions',
          label: text('field.actions'),
          render: (category) => <CategoryActions category={category} />,
        },
      ]}
    />
  );
}

function CategoryActions({ category }: { readonly category: OperatorCategory }) {
  const text = useText();
  const nameOf = useName();
  const refresh = useRefresh();
  const action = useAction();
  const { data = [] } = useListContext<OperatorCategory>();
  const fields = useFields(category);
  const { id, version } = category;
  const params = { id: String(id) };
  const siblings = data.filter(({ parent }) => parent === category.parent).map((one) => one.id);
  const move = async (steps: -1 | 1) => {
    const ids = moveId(siblings, id, steps);
    if (ids !== null && (await action.run(categoryCalls.orderCategories, { input: { ids } })) !== null)
      refresh();
  };
  return (
    <EntryActions
      name={nameOf(category.name)}
      title={text('category.edit')}
      fields={fields}
      before={category}
      onSave={(save, values) => save.run(categoryCalls.editCategory, { params, version, input: values })}
      onMove={(steps) => void move(steps)}
      removal={{
        label: text('entry.remove'),
        question: text('category.removeQuestion'),
        onConfirm: (remove) => remove.run(categoryCalls.removeCategory, { params }),
      }}
    />
  );
}

/** Attributes by which shoppers filter, as the form has them. */
function toFilters(given: unknown): readonly { readonly attribute: string }[] {
  if (!Array.isArray(given)) return [];
  return given.filter(isRecord).map((one) => ({ ...one, attribute: String(one['attribute']) }));
}

function useFields(category: OperatorCategory | null): readonly EntryField[] {
  const text = useText();
  const { data } = useStructure();
  const toChoices = useCategoryChoices();
  const { choice, flag, localized, words } = useEntryFields();
  const filters = useFilterField(data?.attributes ?? []);
  const picture = usePictureField();
  const others = toChoices(data?.categories ?? []).filter(({ id }) => id !== category?.slug);
  return [
    localized('name', text('field.name')),
    choice('parent', text('category.parent'), others, text('category.top')),
    words('label', text('category.label'), { help: text('category.labelHelp') }),
    picture('picture', category?.pictureUrl ?? ''),
    filters,
    flag('isHidden', text('category.hide')),
  ];
}

function useFilterField(attributes: readonly OperatorAttribute[]): EntryField {
  const text = useText();
  const nameOf = useName();
  const nameOfSlug = (slug: string) => {
    const known = attributes.find((one) => one.slug === slug);
    return known === undefined ? slug : nameOf(known.name);
  };
  return {
    name: 'filters',
    render: ({ value, onChange }) => {
      const filters = toFilters(value);
      return (
        <Autocomplete
          multiple
          options={attributes.map(({ slug }) => slug)}
          value={filters.map(({ attribute }) => attribute)}
          getOptionLabel={nameOfSlug}
          onChange={(_, chosen) =>
            onChange(
              chosen.map(
                (slug) => filters.find(({ attribute }) => attribute === slug) ?? { attribute: slug },
              ),
            )
          }
          renderInput={(props) => <TextField {...props} label={text('category.filters')} />}
        />
      );
    },
    describe: (value) => [
      [
        text('category.filters'),
        toFilters(value)
          .map(({ attribute }) => nameOfSlug(attribute))
          .join(', '),
      ],
    ],
  };
}
