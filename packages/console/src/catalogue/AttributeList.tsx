import { Button, Stack } from '@mui/material';
import {
  attributeCalls,
  type LocalizedText,
  type OperatorAttribute,
  type OperatorInputOf,
} from '@pawlet/operator';
import { useListContext, useRefresh } from 'react-admin';
import { ConsoleList } from '../parts/ConsoleList.tsx';
import { type EntryField, useEntryFields } from '../parts/entryFields.tsx';
import { LocalizedFields } from '../parts/LocalizedFields.tsx';
import { useAction } from '../parts/useAction.ts';
import { useText } from '../texts/useText.ts';
import { CreateEntry, EntryActions } from './EntryActions.tsx';
import { moveId } from './moveId.ts';
import { noText } from './noText.ts';
import { useName } from './useName.ts';

const empty = { values: [] };
const mostShown = 6;

/** All attributes with their values: what options are chosen from, and what shoppers filter by. */
export function AttributeList() {
  const text = useText();
  const nameOf = useName();
  const fields = useFields();
  return (
    <ConsoleList<OperatorAttribute>
      isPaged={false}
      empty={text('attribute.empty')}
      actions={
        <CreateEntry
          title={text('attribute.create')}
          fields={fields}
          before={empty}
          onSave={(action, values) =>
            action.run(attributeCalls.createAttribute, {
              input: values as OperatorInputOf<typeof attributeCalls.createAttribute>,
            })
          }
        />
      }
      columns={[
        { name: 'name', label: text('field.name'), render: ({ name }) => nameOf(name) },
        {
          name: 'values',
          label: text('attribute.values'),
          render: ({ values }) => {
            const first = values.slice(0, mostShown).map(({ name }) => nameOf(name));
            const more = values.length - first.length;
            return more > 0
              ? text('attribute.moreValues', { list: first.join(', '), number: more })
              : first.join(', ');
          },
        },
        {
          name: 'actions',
          label: text('field.actions'),
          render: (attribute) => <AttributeActions attribute={attribute} fields={fields} />,
        },
      ]}
    />
  );
}

interface AttributeActionsProps {
  readonly attribute: OperatorAttribute;
  readonly fields: readonly EntryField[];
}

function AttributeActions({ attribute, fields }: AttributeActionsProps) {
  const text = useText();
  const nameOf = useName();
  const refresh = useRefresh();
  const action = useAction();
  const { data = [] } = useListContext<OperatorAttribute>();
  const { id, version } = attribute;
  const params = { id: String(id) };
  const move = async (steps: -1 | 1) => {
    const ids = moveId(
      data.map((one) => one.id),
      id,
      steps,
    );
    if (ids !== null && (await action.run(attributeCalls.orderAttributes, { input: { ids } })) !== null)
      refresh();
  };
  return (
    <EntryActions
      name={nameOf(attribute.name)}
      title={text('attribute.edit')}
      fields={fields}
      before={attribute}
      onSave={(save, values) =>
        save.run(attributeCalls.editAttribute, {
          params,
          version,
          input: values,
        })
      }
      onMove={(steps) => void move(steps)}
      removal={{
        label: text('entry.remove'),
        question: text('attribute.removeQuestion'),
        onConfirm: (remove) => remove.run(attributeCalls.removeAttribute, { params }),
      }}
    />
  );
}

interface Value {
  readonly slug?: string;
  readonly name: Partial<LocalizedText>;
}

function useFields(): readonly EntryField[] {
  const text = useText();
  const nameOf = useName();
  const { localized } = useEntryFields();
  const read = (given: unknown) => (Array.isArray(given) ? (given as readonly Value[]) : []);
  const toName = ({ name }: Value) => nameOf({ ...noText, ...name });
  return [
    localized('name', text('field.name')),
    {
      name: 'values',
      render: ({ value, onChange, errors }) => {
        const values = read(value);
        return (
          <Stack spacing={2}>
            {values.map((one, index) => {
              const label = text('attribute.value', { number: index + 1 });
              return (
                <Stack key={one.slug ?? `new-${index}`} spacing={0.5}>
                  <LocalizedFields
                    label={label}
                    path={`values.${index}.name`}
                    value={one.name}
                    errors={errors}
                    onChange={(changed) =>
                      onChange(
                        values.map((other, at) =>
                          at === index ? { ...other, name: { ...other.name, ...changed } } : other,
                        ),
                      )
                    }
                  />
                  <Button
                    size="small"
                    sx={{ alignSelf: 'start' }}
                    onClick={() => onChange(values.filter((_, at) => at !== index))}
                  >
                    {text('entry.action', { action: text('entry.remove'), name: label })}
                  </Button>
                </Stack>
              );
            })}
            <Button
              variant="outlined"
              sx={{ alignSelf: 'start' }}
              onClick={() => onChange([...values, { name: {} }])}
            >
              {text('attribute.addValue')}
            </Button>
          </Stack>
        );
      },
      describe: (value) => [[text('attribute.values'), read(value).map(toName).join(', ')]],
    },
  ];
}
