import { fieldMessages } from './catalogues/fieldMessages.ts';
import { inboxMessages } from './catalogues/inboxMessages.ts';
import { loginMessages } from './catalogues/loginMessages.ts';
import { reasonMessages } from './catalogues/reasonMessages.ts';
import { shopMessages } from './catalogues/shopMessages.ts';
import type { Language, Localized } from './language.ts';

const messages = {
  ...reasonMessages,
  ...fieldMessages,
  ...loginMessages,
  ...inboxMessages,
  ...shopMessages,
} as const satisfies Record<string, Localized>;

/** Key of a text that the server says to shoppers. */
export type MessageKey = keyof typeof messages;

/** The server's text in one language, with `{{name}}` placeholders filled. */
export function message(
  key: MessageKey,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return messages[key][language].replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) =>
    String(values[name] ?? ''),
  );
}
