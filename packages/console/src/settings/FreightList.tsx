import { Alert } from '@mui/material';
import { freightCalls, type OperatorFreight, shopCountries } from '@pawlet/operator';
import { createEntryList } from '../forms/createEntryList.tsx';
import type { RecordKind } from '../forms/RecordKind.ts';
import { amounts, choice, fields, named, toAmounts, whole } from '../forms/shapes.ts';
import { detailsOf, secondary } from '../parts/detailsOf.tsx';
import { isRecord } from '../parts/isRecord.ts';
import type { Words } from '../parts/useWords.ts';

type Freight = OperatorFreight & { readonly id: string };

const everywhere = '*';

const nameOf = (country: string, { text, region }: Pick<Words, 'text' | 'region'>) =>
  country === everywhere ? text('freight.others') : region(country);

const mostGrams = 10_000_000;

const freightKind: RecordKind = {
  name: 'freight',
  scope: 'settings:write',
  shape: (_, isNew) =>
    fields({
      ...(isNew ? { country: named('field.country', choice([...shopCountries, everywhere], nameOf)) } : {}),
      firstGrams: whole(0, mostGrams),
      firstFee: amounts,
      stepGrams: named('choice.stepGrams', whole(0, mostGrams), 'freight.stepGramsHelp'),
      stepFee: amounts,
      freeOver: amounts,
      days: whole(0, 365),
    }),
  toForm: (record) => ({ ...record, freeOver: record['freeOver'] ?? {} }),
  toInput({ firstFee, stepFee, freeOver, ...value }) {
    const isNever = !isRecord(freeOver) || Object.keys(freeOver).length === 0;
    return {
      ...value,
      firstFee: toAmounts(firstFee),
      stepFee: toAmounts(stepFee),
      freeOver: isNever ? null : toAmounts(freeOver),
    };
  },
};

const { other, part } = detailsOf<Freight>();

/** What sending costs, by country; without an entry it is free. */
export const FreightList = createEntryList<Freight>({
  kind: freightKind,
  param: 'country',
  nameOf: ({ country }, words) => nameOf(country, words),
  isPaged: false,
  empty: 'freight.empty',
  create: {
    label: 'freight.create',
    call: freightCalls.createFreight,
    initial: {
      country: shopCountries[0],
      firstGrams: 1000,
      firstFee: {},
      stepGrams: 0,
      stepFee: {},
      freeOver: {},
      days: 3,
    },
  },
  edit: { title: 'freight.edit', call: freightCalls.changeFreight },
  removal: { label: 'entry.remove', question: 'freight.removeQuestion', call: freightCalls.removeFreight },
  columns: [
    part('field.country', ({ country, missing }, words) => (
      <>
        {nameOf(country, words)}
        {missing.length === 0 ? null : (
          <Alert severity="warning">{words.text('freight.missing', { list: missing.join(', ') })}</Alert>
        )}
      </>
    )),
    other('freight.fee', ({ firstGrams, firstFee }, { text, number, amounts: list }) =>
      text('freight.upTo', { grams: number(firstGrams), fee: list(firstFee) }),
    ),
    secondary(
      other('freight.further', ({ stepGrams, stepFee }, { text, number, amounts: list }) =>
        stepGrams === 0 ? '–' : text('freight.each', { grams: number(stepGrams), fee: list(stepFee) }),
      ),
    ),
    secondary(
      other('choice.freeOver', ({ freeOver }, { amounts: list }) =>
        freeOver === null ? '–' : list(freeOver),
      ),
    ),
    other('choice.freight.days', ({ days }, { number }) => number(days), { align: 'right' }),
  ],
});
