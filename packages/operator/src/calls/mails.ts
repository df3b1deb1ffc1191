import * as v from 'valibot';
import { operatorCall } from '../endpoint.ts';
import { fieldsOf, none, oneOf, words } from '../fields.ts';

/** Languages of e-mails. */
const mailLanguages = ['zh', 'en', 'ja', 'fr', 'de', 'it', 'es', 'ko'] as const;

/** E-mails about orders, their invoices and withdrawals from them. Their texts are the settings `mails.sent` and `mails.texts`. */
export const mailCalls = {
  listMails: operatorCall({
    name: 'mails.list',
    summary: 'Lists the e-mails about orders, invoices and withdrawals, and whether the shop sends them',
    method: 'GET',
    path: '/mails',
    access: 'settings:read',
    params: none,
    input: none,
    output: v.object({
      items: v.array(
        v.object({
          /** Such as `shipped`, as in the settings. */
          event: v.string(),
          /** Subject with an invented order, in the language of the request. */
          subject: v.string(),
          isSent: v.boolean(),
          /** Whether it is always sent: `mails.sent` does not accept it. */
          isRequired: v.boolean(),
          /** Names that the shop's own words may contain in double braces, such as `orderSn`. */
          placeholders: v.array(v.string()),
          /** Languages in which the shop has changed the subject or the opening. */
          changedIn: v.array(v.picklist(mailLanguages)),
        }),
      ),
    }),
    writes: false,
  }),
  previewMail: operatorCall({
    name: 'mails.preview',
    summary: 'Returns an e-mail as its recipient gets it, about an invented order',
    method: 'GET',
    path: '/mails/{event}/preview',
    access: 'settings:read',
    params: v.object({ event: words(32) }),
    /** Absent: the language of the request. */
    input: fieldsOf({ language: v.optional(oneOf(mailLanguages)) }),
    output: v.object({
      language: v.picklist(mailLanguages),
      subject: v.string(),
      text: v.string(),
      /** A whole document without scripts, pictures or style sheets. */
      html: v.string(),
    }),
    writes: false,
  }),
};
