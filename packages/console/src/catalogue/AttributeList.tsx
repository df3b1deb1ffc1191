import { attributeCalls, type OperatorAttribute } from '@pawlet/operator';
import { CreateButton } from '../forms/CreateButton.tsx';
import { createList } from '../parts/ConsoleList.tsx';
import { detailsOf } from '../parts/detailsOf.tsx';
import { EntryActions } from './EntryActions.tsx';
import { attributeKind } from './entryKinds.ts';

const mostShown = 6;

const { localized, other, part } = detailsOf<OperatorAttribute>();

/** All attributes with their values: what options are chosen from, and what shoppers filter by. */
export const AttributeList = createList<OperatorAttribute>({
  isPaged: false,
  empty: 'attribute.empty',
  Actions: () => (
    <CreateButton
      kind={attributeKind}
      label="attribute.create"
      submit="dialog.save"
      call={attributeCalls.createAttribute}
      initial={{ name: {}, values: [] }}
    />
  ),
  columns: [
    localized('name', 'field.name'),
    other('attribute.values', ({ values }, words) => {
      const list = values
        .slice(0, mostShown)
        .map(({ name }) => words.localized(name))
        .join(', ');
      const number = values.length - mostShown;
      return number > 0 ? words.text('attribute.moreValues', { list, number }) : list;
    }),
    part('field.actions', (attribute, words) => (
      <EntryActions
        entry={attribute}
        name={words.localized(attribute.name)}
        kind={attributeKind}
        title={words.text('attribute.edit')}
        edit={attributeCalls.editAttribute}
        order={{ call: attributeCalls.orderAttributes, isSibling: () => true }}
        removal={{
          label: words.text('entry.remove'),
          question: words.text('attribute.removeQuestion'),
          call: attributeCalls.removeAttribute,
        }}
      />
    )),
  ],
});
