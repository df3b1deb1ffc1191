import { mailCalls } from '@pawlet/operator';
import type { OperatorInputOf } from '@pawlet/operator';
import * as v from 'valibot';
import type { ClientCommand } from './clientCommand.ts';
import { done, refused, withTexts } from './results.ts';
import { unknownArgument } from './readArguments.ts';

function toSending({
  isSent,
  isRequired,
}: {
  readonly isSent: boolean;
  readonly isRequired: boolean;
}): string {
  if (isRequired) return 'always sent';
  return isSent ? 'sent' : 'not sent';
}

const listCommand: ClientCommand = {
  name: 'mails',
  usage: '[--json]',
  summary: 'lists the e-mails about orders, invoices and withdrawals, and which of them the shop sends',
  calls: [mailCalls.listMails],
  hasJson: true,
  async run({ client }, [more]) {
    if (more !== undefined) return unknownArgument(more);
    const { items } = (await client.call(mailCalls.listMails)).data;
    const lines = items.map(({ event, subject, isSent, isRequired, changedIn }) =>
      [
        event,
        toSending({ isSent, isRequired }),
        subject,
        ...(changedIn.length === 0 ? [] : [`changed in ${changedIn.join(', ')}`]),
      ].join('\t'),
    );
    return done(lines.join('\n'), items);
  },
};

type Language = NonNullable<OperatorInputOf<typeof mailCalls.previewMail>['language']>;

const isLanguage = (text: string): text is Language => v.is(mailCalls.previewMail.input, { language: text });

const previewCommand: ClientCommand = {
  name: 'preview-mail',
  usage: '<event> <language> [--json]',
  summary: 'shows an e-mail about an invented order (mails lists the events); --json has the HTML too',
  calls: [mailCalls.previewMail],
  hasJson: true,
  async run({ client }, [event = '', language = '', more]) {
    if (more !== undefined || event === '' || !isLanguage(language))
      return refused('Enter an event (mails lists them) and a language, such as shipped de.');
    return withTexts({ 'not-found': `There is no e-mail ${event}: mails lists them.` }, async () => {
      const { data } = await client.call(mailCalls.previewMail, { params: { event }, input: { language } });
      const { subject, text, html } = data;
      return done(`${subject}\n\n${text}`, { subject, text, html });
    });
  },
};

/** E-mails about orders, invoices and withdrawals. */
export const mailCommands: readonly ClientCommand[] = [listCommand, previewCommand];
