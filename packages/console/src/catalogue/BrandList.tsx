import { brandCalls, type OperatorBrand, type OperatorInputOf } from '@pawlet/operator';
import { ConsoleList } from '../parts/ConsoleList.tsx';
import { type EntryField, useEntryFields } from '../parts/entryFields.tsx';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';
import { CreateEntry, EntryActions } from './EntryActions.tsx';
import { useName } from './useName.ts';

const empty = { name: '' };

function useFields(): readonly EntryField[] {
  const text = useText();
  const { localized, words } = useEntryFields();
  return [words('name', text('field.name')), localized('intro', text('brand.intro'), 3)];
}

/** All brands by name. */
export function BrandList() {
  const text = useText();
  const nameOf = useName();
  const { number } = useFormat();
  const fields = useFields();
  return (
    <ConsoleList<OperatorBrand>
      isPaged={false}
      empty={text('brand.empty')}
      actions={
        <CreateEntry
          title={text('brand.create')}
          fields={fields}
          before={empty}
          onSave={(action, values) =>
            action.run(brandCalls.createBrand, {
              input: values as OperatorInputOf<typeof brandCalls.createBrand>,
            })
          }
        />
      }
      columns={[
        { name: 'name', label: text('field.name'), render: ({ name }) => name },
        {
          name: 'intro',
          label: text('brand.intro'),
          isSecondary: true,
          render: ({ intro }) => nameOf(intro),
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
          render: (brand) => {
            const params = { id: String(brand.id) };
            const { version } = brand;
            return (
              <EntryActions
                name={brand.name}
                title={text('brand.edit')}
                fields={fields}
                before={brand}
                onSave={(action, values) =>
                  action.run(brandCalls.editBrand, {
                    params,
                    version,
                    input: values,
                  })
                }
                removal={{
                  label: text('entry.remove'),
                  question: text('brand.removeQuestion'),
                  onConfirm: (action) => action.run(brandCalls.removeBrand, { params }),
                }}
              />
            );
          },
        },
      ]}
    />
  );
}
