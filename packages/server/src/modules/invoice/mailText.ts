import type { Language } from '../../i18n/language.ts';
import { translate } from '../../i18n/translate.ts';
import { type ShopMail, writeEventMail } from '../mails/writeEventMail.ts';
import type { SettingSource } from '../settings/readSetting.ts';

interface InvoiceFacts {
  readonly language: Language;
  /** The shop's own. */
  readonly origin: string;
  readonly invoiceSn: string;
  /** With its currency. */
  readonly amount: string;
}

/** Writes the e-mail that an invoice is attached to. */
export async function writeInvoiceMail(
  source: SettingSource,
  { language, origin, invoiceSn, amount }: InvoiceFacts,
): Promise<ShopMail> {
  return writeEventMail(source, {
    event: 'invoice',
    language,
    origin,
    values: { invoiceSn, amount },
    builtIn: {
      subject: translate(language, 'invoice.subject'),
      opening: translate(language, 'invoice.mail', { invoiceSn, amount }),
    },
  });
}

/** Writes the e-mail that a credit note is attached to. */
export async function writeCreditNoteMail(
  source: SettingSource,
  { language, origin, number, invoiceSn, amount }: InvoiceFacts & { readonly number: string },
): Promise<ShopMail> {
  return writeEventMail(source, {
    event: 'creditNote',
    language,
    origin,
    values: { creditNoteSn: number, invoiceSn, amount },
    builtIn: {
      subject: translate(language, 'creditNote.subject'),
      opening: translate(language, 'creditNote.mail', { number, invoiceSn, amount }),
    },
  });
}
