import { attributeCalls, type OperatorAttribute } from '@pawlet/operator';
import { detailsOf } from '../parts/detailsOf.tsx';
import { createEntryList } from '../forms/createEntryList.tsx';
import { attributeKind } from './entryKinds.ts';

const mostShown = 6;

const { localized, other } = detailsOf<OperatorAttribute>();

/** All attributes with their values: what options are chosen from, and what shoppers filter by. */
export const AttributeList = createEntryList<OperatorAttribute>({
  kind: attributeKind,
  nameOf: ({ name }, words) => words.localized(name),
  isPaged: false,
  empty: 'attribute.empty',
  create: {
    label: 'attribute.create',
    call: attributeCalls.createAttribute,
    initial: { name: {}, values: [] },
  },
  edit: { title: 'attribute.edit', call: attributeCalls.editAttribute },
  removal: {
    label: 'entry.remove',
    question: 'attribute.removeQuestion',
    call: attributeCalls.removeAttribute,
  },
  order: { call: attributeCalls.orderAttributes, isSibling: () => true },
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
  ],
});
