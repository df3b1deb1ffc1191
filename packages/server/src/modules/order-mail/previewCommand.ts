import { type Language, languages } from '../../i18n/language.ts';
import type { OperatorCommand } from '../operator/command.ts';
import { type MailEvent, mailEvents } from './events.ts';
import { previewMail } from './preview.ts';

/** Shows an e-mail about an order with invented data. */
export const previewMailCommand: OperatorCommand = {
  name: 'preview-mail',
  usage: '<event> <language> [--json]',
  summary: `shows an e-mail about an invented order: ${mailEvents.join(', ')}; --json has the HTML too`,
  hasJson: true,
  async run(deps, [eventName, languageName, ...more]) {
    const event = mailEvents.find((one): one is MailEvent => one === eventName);
    const language = languages.find((one): one is Language => one === languageName);
    if (event === undefined || language === undefined || more.length > 0) {
      return {
        status: 'refused',
        text: `Enter an event (${mailEvents.join(', ')}) and a language (${languages.join(', ')}).`,
      };
    }
    const { subject, text, html } = await previewMail(deps, event, language);
    return { status: 'done', text: `${subject}\n\n${text}`, data: { subject, text, html } };
  },
};
