import { type OperatorCommand, toChange } from '../operator/command.ts';
import { readArguments, unknownArgument } from '../operator/readArguments.ts';
import {
  type Law,
  getLaw,
  isWithdrawalPeriod,
  lawPlaces,
  type Laws,
  longestWithdrawal,
  readLaws,
  shortestWithdrawal,
  statisticsRules,
  taxNotes,
  writeLaws,
} from './law.ts';

const fields = [
  'withdrawal',
  'button',
  'tax',
  'imprint',
  'statistics',
] as const satisfies readonly (keyof Law)[];
type Field = (typeof fields)[number];

const parsers: Readonly<Record<Field, (text: string) => Partial<Law> | null>> = {
  withdrawal(text) {
    const withdrawal = Number(text);
    return /^\d{1,3}$/u.test(text) && isWithdrawalPeriod(withdrawal) ? { withdrawal } : null;
  },
  tax(text) {
    const tax = taxNotes.find((note) => note === text);
    return tax === undefined ? null : { tax };
  },
  button: (text) => (text === 'on' || text === 'off' ? { button: text === 'on' } : null),
  imprint: (text) => (text === 'on' || text === 'off' ? { imprint: text === 'on' } : null),
  statistics(text) {
    const statistics = statisticsRules.find((rule) => rule === text);
    return statistics === undefined ? null : { statistics };
  },
};

const rules: Readonly<Record<Field, string>> = {
  withdrawal: `Days to withdraw in, such as withdrawal=14: 0 for no such right, or ${shortestWithdrawal} to ${longestWithdrawal}.`,
  tax: `A note beside prices: tax=${taxNotes.join(', tax=')}.`,
  button: 'Whether people can withdraw online: button=on or button=off.',
  imprint: 'Whether there is an imprint: imprint=on or imprint=off.',
  statistics: `Whether visits are counted: statistics=${statisticsRules.join(', statistics=')}.`,
};

/** Sets or shows the legal rules of a country. */
export const lawCommand: OperatorCommand = {
  name: 'law',
  usage:
    '[<country> [withdrawal=<days>] [button=on|off] [tax=…] [imprint=on|off] [statistics=…] [--default]]',
  summary: 'sets or shows the legal rules for a country (DE); --default resets them',
  async run(deps, args, now) {
    const { db } = deps;
    const read = readArguments(args, { flags: ['default'], fields });
    if (typeof read === 'string') return unknownArgument(read);
    const [named, ...rest] = read.words;
    if (rest[0] !== undefined) return unknownArgument(rest[0]);
    const laws = await readLaws(db);
    if (named === undefined && read.fields.size === 0 && !read.flags.has('default')) {
      return { status: 'done', text: toText(laws) };
    }
    const place = lawPlaces.find((one) => one.toLowerCase() === named?.toLowerCase());
    if (place === undefined) return { status: 'refused', text: `Enter one of ${lawPlaces.join(', ')}.` };
    let own: Partial<Law> = read.flags.has('default') ? {} : { ...laws[place] };
    for (const field of fields) {
      const text = read.fields.get(field);
      if (text === undefined) continue;
      const parsed = parsers[field](text);
      if (parsed === null) return { status: 'refused', text: rules[field] };
      own = { ...own, ...parsed };
    }
    const next = { ...laws, [place]: own };
    await writeLaws(db, next, toChange(deps, now));
    return { status: 'done', text: toText(next) };
  },
};

function toText(laws: Laws): string {
  const lines = lawPlaces.map((place) => {
    const { withdrawal, button, tax, imprint, statistics } = getLaw(laws, place);
    return [place, withdrawal, button ? 'on' : 'off', tax, imprint ? 'on' : 'off', statistics].join('\t');
  });
  return [['country', ...fields].join('\t'), ...lines].join('\n');
}
