import { languages } from '../../i18n/language.ts';
import { readFields } from '../coupon/commandFields.ts';
import { type OperatorCommand, toChange } from '../operator/command.ts';
import { longestField, readSeller, type Seller, unnamedSeller, writeSeller } from './seller.ts';

const sellerFields = [
  'name',
  'address',
  'represented',
  'register',
  'tax',
  'phone',
  'email',
  'returns',
  'language',
] as const satisfies readonly (keyof Seller)[];

/** Sets or shows the seller. */
export const sellerCommand: OperatorCommand = {
  name: 'seller',
  usage: '[name=… address=… represented=… register=… tax=… phone=… email=… returns=… language=…]',
  summary: 'sets or shows the seller and the return address; omitted fields stay unchanged',
  async run(deps, args, moment) {
    const { db, settings } = deps;
    const now = await readSeller(db, settings);
    if (args.length === 0)
      return { status: 'done', text: now === null ? 'The seller is not set.' : toText(now) };
    const fields = readFields(args);
    const isKnown = [...(fields?.keys() ?? [])].every((name) => sellerFields.some((field) => field === name));
    if (fields === null || !isKnown || [...fields.values()].some((value) => value.length > longestField)) {
      return {
        status: 'refused',
        text: `Enter ${sellerFields.join(', ')} as name="…", up to 200 characters each.`,
      };
    }
    const language = fields.get('language') ?? '';
    if (language !== '' && !languages.some((one) => one === language)) {
      return { status: 'refused', text: `The language is one of ${languages.join(', ')}.` };
    }
    const next: Seller = { ...(now ?? unnamedSeller), ...Object.fromEntries(fields) };
    if (next.name === '' || next.address === '') {
      return { status: 'refused', text: 'A seller needs a name and an address.' };
    }
    await writeSeller(db, next, toChange(deps, moment));
    return { status: 'done', text: toText(next) };
  },
};

function toText(seller: Seller): string {
  return sellerFields.map((field) => `${field}\t${seller[field]}`).join('\n');
}
