import { payTypes } from '@pawlet/core/contract';
import { settingCalls } from '@pawlet/operator';
import * as v from 'valibot';
import { languages, type Localized } from '../i18n/language.ts';
import { contactPlaces, contactsSetting, noContact } from '../modules/config/contact.ts';
import { getLaw, lawPlaces, lawsSetting } from '../modules/config/law.ts';
import { sellerSetting, unnamedSeller } from '../modules/config/seller.ts';
import { inLanguages, shopNamesSetting } from '../modules/config/shopName.ts';
import { receiptDaysSetting } from '../modules/order/receiptDays.ts';
import { closedMethodsSetting } from '../modules/payment/methods.ts';
import { defaultPoints, pointsSetting, toTerms } from '../modules/points/settings.ts';
import { micros } from '../modules/points/terms.ts';
import type { Setting } from '../modules/settings/defineSetting.ts';
import type { ClientCommand, CommandResult } from './clientCommand.ts';
import { readArguments, unknownArgument } from './readArguments.ts';
import { done, refused, withTexts } from './results.ts';
import { toSettingTexts } from './settingsCommand.ts';

type Fields = Readonly<Record<string, string>>;

/** What an operator wants to change. */
interface Change {
  /** What the first word names; '' where the command has no places. */
  readonly place: string;
  /** The other words. */
  readonly words: readonly string[];
  readonly fields: Fields;
  readonly flags: ReadonlySet<string>;
}

/** A command that sets one setting in words of its own. */
interface SettingWords<TValue> {
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
  readonly setting: Setting<TValue>;
  readonly fields: readonly string[];
  readonly flags?: readonly string[] | undefined;
  /** What the first word may be, in any case. @default there is no such word */
  readonly places?: readonly string[] | undefined;
  /** What other words may be; `default` alone resets the setting. @default none */
  readonly words?: readonly string[] | undefined;
  /** The value as it shall be, or why not. The shop checks it. */
  readonly change: (value: TValue, change: Change) => unknown;
  readonly toText: (value: TValue) => string;
}

function settingWords<TValue>({
  setting,
  fields: known,
  flags: knownFlags = [],
  places,
  words: knownWords = [],
  change,
  toText,
  ...command
}: SettingWords<TValue>): ClientCommand {
  const params = { name: setting.name };
  const show = (value: unknown): CommandResult => done(toText(v.parse(setting.schema, value)));
  return {
    ...command,
    calls: [settingCalls.readSetting, settingCalls.changeSetting, settingCalls.resetSetting],
    async run({ client }, args) {
      const read = readArguments(args, { fields: known, flags: knownFlags });
      if (typeof read === 'string') return unknownArgument(read);
      const { data } = await client.call(settingCalls.readSetting, { params });
      if (args.length === 0) return show(data.value);
      const [first, ...others] = read.words;
      const place = places?.find((one) => one.toLowerCase() === first?.toLowerCase()) ?? '';
      if (places !== undefined && place === '') return refused(`Enter one of ${places.join(', ')}.`);
      const words = places === undefined ? read.words : others;
      const unknown = words.find((word) => !knownWords.includes(word));
      if (unknown !== undefined) return unknownArgument(unknown);
      return withTexts(toSettingTexts(setting.name), async () => {
        const { version } = data;
        if (args.join(' ') === 'default')
          return show((await client.call(settingCalls.resetSetting, { params, version })).data.value);
        if (words.includes('default')) return refused('Enter default alone.');
        const given = { place, words, flags: read.flags, fields: Object.fromEntries(read.fields) };
        const value = change(v.parse(setting.schema, data.value), given);
        if (typeof value === 'string') return refused(value);
        return show(
          (await client.call(settingCalls.changeSetting, { params, input: { value }, version })).data.value,
        );
      });
    },
  };
}

const onOff: Readonly<Record<string, boolean>> = { on: true, off: false };
const toNumber = (text: string) => (/^\d+(?:\.\d+)?$/u.test(text) ? Number(text) : text);
/** Texts as the shop takes them; it says what it needs instead of others. */
const mapValues = (fields: Fields, toValue: (text: string, name: string) => unknown) =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, toValue(text, name)]));

const toTable = (names: readonly string[], rows: readonly (readonly (string | number | boolean)[])[]) =>
  [['country', ...names], ...rows]
    .map((row) => row.map((cell) => (cell === true ? 'on' : cell === false ? 'off' : cell)).join('\t'))
    .join('\n');

/** Millionths; not a number for another text, which the shop refuses. */
const toMicros = (text: string) =>
  /^\d{1,7}(?:\.\d{1,6})?$/u.test(text) ? Math.round(Number(text) * micros) : Number.NaN;

/** Removes the name of a language. */
const noName = '-';
const nameFields = ['name', ...languages] as const;
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
] as const;
const contactFields = ['phone', 'email', 'chat', 'hours'] as const;
const lawFields = ['withdrawal', 'button', 'tax', 'imprint', 'statistics'] as const;
const toLawValue = (text: string, name: string) =>
  name === 'button' || name === 'imprint' ? (onOff[text] ?? text) : toNumber(text);
const currencies = Object.keys(defaultPoints.rates);

/** Commands for single settings: `settings` sets the same ones, and all others, in JSON. */
export const settingCommands: readonly ClientCommand[] = [
  settingWords({
    name: 'shop-name',
    usage: '[name=… zh=… en=… ja=… fr=… de=… it=… es=… ko=…]',
    summary: 'sets or shows the shop’s name; a language without its own name (zh=-) uses the first one',
    setting: shopNamesSetting,
    fields: nameFields,
    change: (names, { fields }) =>
      Object.fromEntries(
        Object.entries({ ...names, ...fields }).filter(
          ([field, text]) => text !== noName || field === 'name',
        ),
      ),
    toText(names) {
      const shown = inLanguages(names);
      return [`name\t${names.name}`, ...languages.map((language) => `${language}\t${shown[language]}`)].join(
        '\n',
      );
    },
  }),
  settingWords({
    name: 'seller',
    usage: '[name=… address=… represented=… register=… tax=… phone=… email=… returns=… language=…]',
    summary: 'sets or shows the seller and the return address; omitted fields stay unchanged',
    setting: sellerSetting,
    fields: sellerFields,
    change: (seller, { fields }) => ({ ...(seller ?? unnamedSeller), ...fields }),
    toText: (seller) =>
      seller === null
        ? 'The seller is not set.'
        : sellerFields.map((field) => `${field}\t${seller[field]}`).join('\n'),
  }),
  settingWords({
    name: 'contact',
    usage: '[<all | country> [phone=… email=… chat=… hours=…] [--remove]]',
    summary:
      'sets or shows the contact for shoppers of a country (DE), or of all others (all); an empty value (chat=) removes it',
    setting: contactsSetting,
    fields: contactFields,
    flags: ['remove'],
    places: contactPlaces,
    change(contacts, { place, flags, fields }) {
      const { [place]: contact = noContact, ...others } = contacts ?? {};
      return flags.has('remove') ? others : { ...others, [place]: { ...contact, ...fields } };
    },
    toText: (contacts) =>
      toTable(
        contactFields,
        Object.entries(contacts ?? {}).map(([place, contact]) => [
          place,
          ...contactFields.map((field) => contact[field] || '-'),
        ]),
      ),
  }),
  settingWords({
    name: 'law',
    usage:
      '[<country> [withdrawal=<days>] [button=on|off] [tax=…] [imprint=on|off] [statistics=…] [--default]]',
    summary: 'sets or shows the legal rules for a country (DE); --default resets them',
    setting: lawsSetting,
    fields: lawFields,
    flags: ['default'],
    places: lawPlaces,
    change: (laws, { place, flags, fields }) => ({
      ...laws,
      [place]: { ...(flags.has('default') ? {} : laws[place]), ...mapValues(fields, toLawValue) },
    }),
    toText: (laws) =>
      toTable(
        lawFields,
        lawPlaces.map((place) => [place, ...lawFields.map((field) => getLaw(laws, place)[field])]),
      ),
  }),
  settingWords({
    name: 'pay-method',
    usage: '[<paytype> on|off [zh=… en=… …]]',
    summary:
      'disables a payment method, with a localized reason for shoppers, or enables it; lists the disabled ones',
    setting: closedMethodsSetting,
    fields: languages,
    places: payTypes,
    words: ['on', 'off'],
    change(closed, { place, words, fields }) {
      const { [place]: _, ...others } = closed;
      const [state, more] = words;
      if (state === undefined || more !== undefined) return 'Enter on or off.';
      if (state === 'on') return others;
      const { en } = fields;
      if (en === undefined) {
        if (Object.keys(fields).length > 0) return 'Give the reason at least in English, as en="…", or none.';
        return { ...others, [place]: null };
      }
      const reason = Object.fromEntries(languages.map((language) => [language, fields[language] ?? en]));
      return { ...others, [place]: reason as Localized };
    },
    toText(closed) {
      const lines = Object.entries(closed).map(([paytype, reason]) => `${paytype}\toff\t${reason?.en ?? ''}`);
      return lines.length === 0 ? 'All configured payment methods are enabled.' : lines.join('\n');
    },
  }),
  settingWords({
    name: 'receipt-days',
    usage: '[default] [delivered=3] [domestic=10] [abroad=30]',
    summary: 'shows or sets the days after which receipt of an order counts as confirmed',
    setting: receiptDaysSetting,
    fields: Object.keys(receiptDaysSetting.initial),
    words: ['default'],
    change: (days, { fields }) => ({ ...days, ...mapValues(fields, toNumber) }),
    toText: ({ delivered, domestic, abroad }) =>
      [
        `Receipt counts as confirmed ${delivered} days after delivery;`,
        `where no delivery is known, ${domestic} days after shipping in the shop's country and ${abroad} days abroad.`,
      ].join('\n'),
  }),
  settingWords({
    name: 'points-rates',
    usage: '[on|off|default] [back=1] [cny=100 usd=700 …]',
    summary:
      'sets or shows the points for 1.00 of each currency and the percentage earned; off disables points',
    setting: pointsSetting,
    fields: ['back', ...currencies.map((currency) => currency.toLowerCase())],
    words: ['on', 'off', 'default'],
    change: ({ isOn, backMicros, rates }, { words: [state = ''], fields: { back, ...given } }) => ({
      isOn: onOff[state] ?? isOn,
      backMicros: back === undefined ? backMicros : toMicros(back) / 100,
      rates: {
        ...rates,
        ...Object.fromEntries(
          Object.entries(given).map(([currency, text]) => [currency.toUpperCase(), toMicros(text)]),
        ),
      },
    }),
    toText(settings) {
      // In a fixed order: the database returns the rates in another one.
      const lines = currencies.map((currency) => {
        const { rateMicros, giveMicros } = toTerms({ ...settings, isOn: true }, currency);
        return `1.00 ${currency}\tis worth ${rateMicros / micros} points\tand earns ${giveMicros / micros} when paid`;
      });
      return [
        settings.isOn
          ? 'Points are enabled.'
          : 'Points are disabled: the shop neither gives nor accepts any.',
        `${(settings.backMicros * 100) / micros} % of payments is earned as points.`,
        ...lines,
      ].join('\n');
    },
  }),
];
