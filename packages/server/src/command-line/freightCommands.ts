import { freightCalls, type OperatorFreight, type Problem } from '@pawlet/operator';
import type { ClientCommand } from './clientCommand.ts';
import { readAmounts } from './readAmounts.ts';
import { readArguments, unknownArgument } from './readArguments.ts';
import { done, refused, withTexts } from './results.ts';
import { stepCommand } from './stepCommand.ts';

const toAmounts = (amounts: Readonly<Record<string, string>>) =>
  Object.entries(amounts)
    .map(([currency, amount]) => `${currency}:${amount}`)
    .join(',');

function toLine({
  country,
  firstGrams,
  firstFee,
  stepGrams,
  stepFee,
  freeOver,
  days,
  missing,
}: OperatorFreight) {
  return [
    country,
    `${firstGrams} g: ${toAmounts(firstFee)}`,
    stepGrams === 0 ? '' : `each further ${stepGrams} g: ${toAmounts(stepFee)}`,
    freeOver === null ? '' : `free over ${toAmounts(freeOver)}`,
    `${days} days`,
    missing.length === 0 ? '' : `not in ${missing.join(', ')}`,
  ]
    .filter((part) => part !== '')
    .join('\t');
}

const listCommand: ClientCommand = {
  name: 'freight',
  usage: '[--json]',
  summary: 'lists the freight to each country; * is for the others',
  calls: [freightCalls.listFreight],
  hasJson: true,
  async run({ client }, [more]) {
    if (more !== undefined) return unknownArgument(more);
    const { items } = (await client.call(freightCalls.listFreight)).data;
    if (items.length === 0) return done('There are no freight rules: sending is free.', items);
    return done(items.map(toLine).join('\n'), items);
  },
};

const wholes = { 'first-grams': 'firstGrams', 'step-grams': 'stepGrams', days: 'days' } as const;
const amounts = { 'first-fee': 'firstFee', 'step-fee': 'stepFee', 'free-over': 'freeOver' } as const;

/** The fields of a call; null where one is not understood. */
function readChanges(fields: ReadonlyMap<string, string>) {
  const numbers: Partial<Record<(typeof wholes)[keyof typeof wholes], number>> = {};
  const fees: Partial<Record<(typeof amounts)[keyof typeof amounts], Record<string, string>>> = {};
  for (const [word, name] of Object.entries(wholes)) {
    const given = fields.get(word);
    if (given !== undefined && !/^\d{1,8}$/u.test(given)) return null;
    if (given !== undefined) numbers[name] = Number(given);
  }
  for (const [word, name] of Object.entries(amounts)) {
    const given = fields.get(word);
    const read = given === undefined || given === '' ? undefined : readAmounts(given);
    if (read === null) return null;
    if (read !== undefined) fees[name] = read;
  }
  return { ...numbers, ...fees, ...(fields.get('free-over') === '' ? { freeOver: null } : {}) };
}

const initial = { stepGrams: 0, stepFee: {}, freeOver: null, days: 3 };

const setCommand: ClientCommand = {
  name: 'set-freight',
  usage:
    '<country>|"*" [first-grams=1000] [first-fee=CNY:8,EUR:4.90] [step-grams=1000] [step-fee=…] [free-over=…] [days=3]',
  summary: 'adds or changes the freight to a country, such as DEU; "*" is for the others',
  calls: [freightCalls.listFreight, freightCalls.createFreight, freightCalls.changeFreight],
  async run({ client }, args) {
    const read = readArguments(args, { fields: [...Object.keys(wholes), ...Object.keys(amounts)] });
    if (typeof read === 'string') return unknownArgument(read);
    const [country = '', more] = read.words;
    if (more !== undefined) return unknownArgument(more);
    const changes = readChanges(read.fields);
    if (changes === null || read.fields.size === 0)
      return refused('Enter numbers, and amounts such as first-fee=CNY:8,EUR:4.90.');
    const known = (await client.call(freightCalls.listFreight)).data.items.find(
      (one) => one.country === country,
    );
    const { firstGrams, firstFee } = changes;
    if (known === undefined && (firstGrams === undefined || firstFee === undefined))
      return refused(`There is no freight to ${country} yet: enter first-grams and first-fee too.`);
    const texts = {
      invalid: ({ errors = [] }: Problem) =>
        ['The freight was not changed:', ...errors.map(({ field, detail }) => `- ${field}: ${detail}.`)].join(
          '\n',
        ),
    };
    return withTexts(texts, async () => {
      const { data } =
        known === undefined
          ? await client.call(freightCalls.createFreight, {
              input: {
                ...initial,
                ...changes,
                country,
                firstGrams: firstGrams ?? 0,
                firstFee: firstFee ?? {},
              },
            })
          : await client.call(freightCalls.changeFreight, {
              params: { country },
              version: known.version,
              input: changes,
            });
      return done(toLine(data), data);
    });
  },
};

/** What sending costs, by country. */
export const freightCommands: readonly ClientCommand[] = [
  listCommand,
  setCommand,
  stepCommand({
    name: 'remove-freight',
    argument: 'country',
    summary: 'removes the freight to a country: that of * is valid there, if there is one',
    call: freightCalls.removeFreight,
    toParams: (country) => ({ country }),
    texts: (country) => ({ 'not-found': `There is no freight to ${country}.` }),
    toText: (country) => `The freight to ${country} is removed.`,
  }),
];
