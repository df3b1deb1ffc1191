import { languages } from '../../i18n/language.ts';
import { readFields } from '../coupon/commandFields.ts';
import { type OperatorCommand, toChange } from '../operator/command.ts';
import { inLanguages, readShopNames, type ShopNames, toShopName, writeShopNames } from './shopName.ts';

const fields = ['name', ...languages] as const;
/** Removes the name for a language. */
const none = '-';

/** Sets or shows the shop's names. */
export const shopNameCommand: OperatorCommand = {
  name: 'shop-name',
  usage: '[name=… zh=… en=… ja=… fr=… de=… it=… es=… ko=…]',
  summary: 'sets or shows the shop’s name; a language without its own name (zh=-) uses the first one',
  async run(deps, args, moment) {
    const { db } = deps;
    const now = await readShopNames(db);
    if (args.length === 0) return { status: 'done', text: toText(now) };
    const given = readFields(args);
    const isKnown = [...(given?.keys() ?? [])].every((field) => fields.some((known) => known === field));
    if (given === null || !isKnown) {
      return {
        status: 'refused',
        text: 'Enter the name as name="…", and other names by language as zh="…" and so on.',
      };
    }
    const next: Record<string, string> = { ...now };
    for (const [field, text] of given) {
      const name = toShopName(text);
      if (field !== 'name' && text === none) delete next[field];
      else if (name !== null) next[field] = name;
      else {
        return {
          status: 'refused',
          text: `${field}: a name is one line of at most 40 characters, with a letter or a digit, without < and > and without invisible characters.`,
        };
      }
    }
    const names: ShopNames = { ...next, name: next['name'] ?? now.name };
    await writeShopNames(db, names, toChange(deps, moment));
    return { status: 'done', text: toText(names) };
  },
};

function toText(names: ShopNames): string {
  const shown = inLanguages(names);
  return [`name\t${names.name}`, ...languages.map((language) => `${language}\t${shown[language]}`)].join(
    '\n',
  );
}
