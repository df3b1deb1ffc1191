import * as v from 'valibot';
import { languages } from '../../i18n/language.ts';
import { defineSetting } from '../settings/defineSetting.ts';
import { fieldsOf, onOrOff, textUpTo, valuesOf } from '../settings/values.ts';
import { type MailEvent, mailEvents } from './events.ts';
import { mailPlaceholders, unknownPlaceholders } from './fillPlaceholders.ts';

/** Which e-mails are sent. */
export const mailSwitchesSetting = defineSetting<Readonly<Record<string, boolean>>>({
  name: 'mails.sent',
  schema: valuesOf(mailEvents, onOrOff),
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
  return v.exactOptional(
    valuesOf(
      languages,
      v.pipe(
        textUpTo(longest),
        v.minLength(1, 'a text'),
        v.check(
          (text) => unknownPlaceholders(text).length === 0,
          `only the placeholders ${mailPlaceholders.map((name) => `{{${name}}}`).join(' and ')}`,
        ),
      ),
    ),
  );
}

/** Texts of e-mails. */
export const mailTextsSetting = defineSetting<Readonly<Record<string, MailTexts>>>({
  name: 'mails.texts',
  schema: valuesOf(mailEvents, fieldsOf({ subject: ownWords(150), opening: ownWords(1000) })),
  initial: {},
  meaning: 'setting.mails.texts',
});

/** Whether an e-mail about an event is sent. */
export function isSent(switches: Readonly<Record<string, boolean>>, event: MailEvent): boolean {
  return switches[event] ?? true;
}
