import { payTypes } from '@pawlet/core/contract';
import { languages, type Localized } from '../../i18n/language.ts';
import { readFields } from '../coupon/commandFields.ts';
import { type OperatorCommand, toChange } from '../operator/command.ts';
import { longestReason as longest, readClosedMethods, writeClosedMethods } from './methods.ts';

/** Enables or disables a payment method, or lists the disabled ones. */
export const payMethodCommand: OperatorCommand = {
  name: 'pay-method',
  usage: '[<paytype> on|off [zh=… en=… …]]',
  summary:
    'disables a payment method, with a localized reason for shoppers, or enables it; lists the disabled ones',
  async run(deps, [paytype, state, ...rest], now) {
    const { db } = deps;
    const closed = await readClosedMethods(db);
    if (paytype === undefined) return { status: 'done', text: toText(closed) };
    if (!payTypes.some((known) => known === paytype) || (state !== 'on' && state !== 'off')) {
      return { status: 'refused', text: `Enter one of ${payTypes.join(', ')}, and on or off.` };
    }
    const { [paytype]: _, ...others } = closed;
    if (state === 'on') {
      await writeClosedMethods(db, others, toChange(deps, now));
      return { status: 'done', text: toText(others) };
    }
    const reason = readReason(rest);
    if (reason === undefined) {
      return {
        status: 'refused',
        text: `Give the reason as ${languages.map((language) => `${language}="…"`).join(' ')}, at least in English and with up to ${longest} characters each, or no reason.`,
      };
    }
    const next = { ...others, [paytype]: reason };
    await writeClosedMethods(db, next, toChange(deps, now));
    return { status: 'done', text: toText(next) };
  },
};

/**
 * The reason in each language, English where one is missing; null for none, undefined for invalid arguments.
 */
function readReason(args: readonly string[]): Localized | null | undefined {
  if (args.length === 0) return null;
  const fields = readFields(args);
  const english = fields?.get('en');
  if (fields === null || english === undefined) return undefined;
  const isKnown = [...fields].every(
    ([name, value]) => languages.some((language) => language === name) && value.length <= longest,
  );
  if (!isKnown) return undefined;
  const texts = languages.map((language) => [language, fields.get(language) ?? english]);
  return Object.fromEntries(texts) as Record<(typeof languages)[number], string>;
}

function toText(closed: Readonly<Record<string, Localized | null>>): string {
  const lines = Object.entries(closed).map(([paytype, reason]) => `${paytype}\toff\t${reason?.en ?? ''}`);
  return lines.length === 0 ? 'All configured payment methods are enabled.' : lines.join('\n');
}
