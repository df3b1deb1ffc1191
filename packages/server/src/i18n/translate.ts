import { accountMessages } from './catalogues/accountMessages.ts';
import { addressMessages } from './catalogues/addressMessages.ts';
import { aftersaleMessages } from './catalogues/aftersaleMessages.ts';
import { aftersaleReasonMessages } from './catalogues/aftersaleReasonMessages.ts';
import { couponMessages } from './catalogues/couponMessages.ts';
import { creditNoteMessages } from './catalogues/creditNoteMessages.ts';
import { discountMessages } from './catalogues/discountMessages.ts';
import { exchangeMessages } from './catalogues/exchangeMessages.ts';
import { goodsMessages } from './catalogues/goodsMessages.ts';
import { inboxMessages } from './catalogues/inboxMessages.ts';
import { invoiceMessages } from './catalogues/invoiceMessages.ts';
import { inviteMessages } from './catalogues/inviteMessages.ts';
import { lawMessages } from './catalogues/lawMessages.ts';
import { loginMessages } from './catalogues/loginMessages.ts';
import { orderMailMessages } from './catalogues/orderMailMessages.ts';
import { orderMessages } from './catalogues/orderMessages.ts';
import { pointsMessages } from './catalogues/pointsMessages.ts';
import { paymentMessages } from './catalogues/paymentMessages.ts';
import { reasonMessages } from './catalogues/reasonMessages.ts';
import { restockMessages } from './catalogues/restockMessages.ts';
import { shopMessages } from './catalogues/shopMessages.ts';
import { socialMessages } from './catalogues/socialMessages.ts';
import { signInMessages } from './catalogues/signInMessages.ts';
import { uploadMessages } from './catalogues/uploadMessages.ts';
import { taskMessages } from './catalogues/taskMessages.ts';
import { walletMessages } from './catalogues/walletMessages.ts';
import { withdrawalMessages } from './catalogues/withdrawalMessages.ts';
import type { Language, Localized } from './language.ts';
import { remember } from './remember.ts';

const messages = {
  ...reasonMessages,
  ...loginMessages,
  ...accountMessages,
  ...addressMessages,
  ...inboxMessages,
  ...shopMessages,
  ...goodsMessages,
  ...discountMessages,
  ...orderMessages,
  ...orderMailMessages,
  ...socialMessages,
  ...walletMessages,
  ...uploadMessages,
  ...paymentMessages,
  ...pointsMessages,
  ...couponMessages,
  ...inviteMessages,
  ...aftersaleMessages,
  ...aftersaleReasonMessages,
  ...invoiceMessages,
  ...creditNoteMessages,
  ...signInMessages,
  ...exchangeMessages,
  ...taskMessages,
  ...lawMessages,
  ...restockMessages,
  ...withdrawalMessages,
} as const satisfies Record<string, Localized>;

/** Key of a text that the server says to shoppers. */
export type MessageKey = keyof typeof messages;

type NamesIn<TText extends string> = TText extends `${string}{{${infer Name}}}${infer Rest}`
  ? (Name extends `${infer Number}:${string}` ? Number : Name) | NamesIn<Rest>
  : never;

/** Names of the placeholders of a text, in whichever language they stand. */
type ParameterOf<TKey extends MessageKey> = NamesIn<(typeof messages)[TKey][Language]>;

type Parameters<TKey extends MessageKey> = [ParameterOf<TKey>] extends [never]
  ? []
  : [parameters: Readonly<Record<ParameterOf<TKey>, string | number>>];

/** Key of a text without placeholders. */
export type PlainMessageKey = {
  [TKey in MessageKey]: [ParameterOf<TKey>] extends [never] ? TKey : never;
}[MessageKey];

const rulesOf = remember((language: Language) => new Intl.PluralRules(language));

/**
 * The server's text in one language, its `{{name}}` placeholders filled; `{{name:day|days}}` is the word that goes
 * with that number, for one and for other numbers.
 */
export function translate<TKey extends MessageKey>(
  language: Language,
  key: TKey,
  ...[parameters]: Parameters<TKey>
): string {
  const values: Readonly<Record<string, string | number>> = parameters ?? {};
  return messages[key][language].replaceAll(
    /\{\{(\w+)(?::([^|}]*)\|([^}]*))?\}\}/gu,
    (_, name: string, one?: string, other?: string) => {
      if (one === undefined) return String(values[name] ?? '');
      return wordFor(Number(values[name]), { one, other: other ?? '' }, language);
    },
  );
}

/** The word that goes with a number: one of a thing, or another number of them. */
export function wordFor(
  count: number,
  { one, other }: { readonly one: string; readonly other: string },
  language: Language,
): string {
  return rulesOf(language).select(count) === 'one' ? one : other;
}

/** A text in every language, to be stored with what it describes. */
export function inEveryLanguage(key: PlainMessageKey): Localized {
  return messages[key];
}
