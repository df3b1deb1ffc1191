import { mailCalls } from '@pawlet/operator';
import { languages } from '../../i18n/language.ts';
import { done, type OperatorArea } from '../operator-api/operatorArea.ts';
import { refuseWith } from '../operator-api/problem.ts';
import { readSettings } from '../settings/readSetting.ts';
import { isRequired, type MailEvent, mailEvents } from './events.ts';
import { getPlaceholders } from './fillPlaceholders.ts';
import { previewMail } from './preview.ts';
import { isSent, mailSwitchesSetting, mailTextsSetting } from './settings.ts';

/** E-mails about orders, invoices and withdrawals. */
export const mailArea: OperatorArea = (add) => {
  add(mailCalls.listMails, async ({ db, deps, language }) => {
    const { switches, texts } = await readSettings(
      { db },
      { switches: mailSwitchesSetting, texts: mailTextsSetting },
    );
    const previews = await Promise.all(mailEvents.map((event) => previewMail(deps, event, language)));
    const items = mailEvents.map((event, index) => ({
      event,
      subject: previews[index]?.subject ?? '',
      isSent: isSent(switches, event),
      isRequired: isRequired(event),
      placeholders: [...getPlaceholders(event)],
      changedIn: languages.filter((one) => {
        const { subject = {}, opening = {} } = texts[event] ?? {};
        return subject[one] !== undefined || opening[one] !== undefined;
      }),
    }));
    return done({ items });
  });

  add(mailCalls.previewMail, async ({ deps, language }, { params, fields }) => {
    const event = mailEvents.find((one): one is MailEvent => one === params.event);
    if (event === undefined) return refuseWith('not-found');
    const chosen = fields.language ?? language;
    const { subject, text, html } = await previewMail(deps, event, chosen);
    return done({ language: chosen, subject, text, html });
  });
};
