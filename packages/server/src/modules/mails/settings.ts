import * as v from 'valibot';
import { languages } from '../../i18n/language.ts';
import { defineSetting } from '../settings/defineSetting.ts';
import { fieldsOf, onOrOff, textUpTo, valuesOf } from '../settings/values.ts';
import { type MailEvent, mailEvents, optionalMails } from './events.ts';
import { getPlaceholders, unknownPlaceholders } from './fillPlaceholders.ts';

/** Which e-mails are sent. */
export const mailSwitchesSetting = defineSetting<Readonly<Record<string, boolean>>>({
  name: 'mails.sent',
  schema: valuesOf(optionalMails, onOrOff),
  initial: {},
  meaning: 'setting.mails.sent',
});

/** The shop's own words for an e-mail; a missing language has the built-in ones. */
type OwnWords = Readonly<Record<string, string>>;

/** Texts of an e-mail that the shop has changed. */
export interface MailTexts {
  readonly subject?: OwnWords;
  readonly opening?: OwnWords;
}

function ownWords(longest: number) {
  return v.exactOptional(valuesOf(languages, v.pipe(textUpTo(longest), v.minLength(1, 'a text'))));
}

const findEvent = (name: string) => mailEvents.find((event) => event === name);

/** Words with a placeholder that their e-mail does not have, as paths of a setting's value, with what is possible. */
function listMisplaced(texts: Readonly<Record<string, MailTexts>>) {
  return Object.entries(texts).flatMap(([name, mail]) => {
    const event = findEvent(name);
    const known: readonly string[] = event === undefined ? [] : getPlaceholders(event);
    return (['subject', 'opening'] as const).flatMap((part) =>
      Object.entries(mail[part] ?? {})
        .filter(([, text]) => unknownPlaceholders(text, known).length > 0)
        .map(([language]) => ({ path: [name, part, language], known })),
    );
  });
}

/** The steps of a path into a value. */
function toPath(value: unknown, [key, ...rest]: readonly string[]): readonly v.ObjectPathItem[] {
  if (key === undefined || typeof value !== 'object' || value === null) return [];
  const input: Record<string, unknown> = Object.fromEntries(Object.entries(value));
  return [{ type: 'object', origin: 'value', input, key, value: input[key] }, ...toPath(input[key], rest)];
}

const hasKnownPlaceholders = v.rawCheck<Readonly<Record<string, MailTexts>>>(({ dataset, addIssue }) => {
  if (!dataset.typed) return;
  for (const { path, known } of listMisplaced(dataset.value)) {
    const [first, ...further] = toPath(dataset.value, path);
    if (first === undefined) continue;
    const message = `only the placeholders ${known.map((name) => `{{${name}}}`).join(', ')}`;
    addIssue({ message, path: [first, ...further] });
  }
});

/** Texts of e-mails. */
export const mailTextsSetting = defineSetting<Readonly<Record<string, MailTexts>>>({
  name: 'mails.texts',
  schema: v.pipe(
    valuesOf(mailEvents, fieldsOf({ subject: ownWords(150), opening: ownWords(1000) })),
    hasKnownPlaceholders,
  ),
  initial: {},
  meaning: 'setting.mails.texts',
});

/** Whether an e-mail about an event is sent. */
export function isSent(switches: Readonly<Record<string, boolean>>, event: MailEvent): boolean {
  return switches[event] ?? true;
}
