import type { Database } from '../../db/database.ts';
import type { withdrawalMails } from '../../db/schema/withdrawal.ts';
import type { Settings } from '../../http/settings.ts';
import type { Language } from '../../i18n/language.ts';
import { creditNoteSn } from '../invoice/creditNoteSn.ts';
import { writeCreditNoteMail, writeInvoiceMail } from '../invoice/mailText.ts';
import { sumText } from '../invoice/words.ts';
import { previewOrderMail } from '../order-mail/preview.ts';
import { writeWithdrawalMail } from '../withdrawal/mailText.ts';
import { writeStatement } from '../withdrawal/statement.ts';
import type { MailEvent } from './events.ts';
import { readSample, sample } from './sample.ts';
import type { ShopMail } from './writeEventMail.ts';

interface PreviewDeps {
  readonly db: Database;
  readonly settings: Pick<Settings, 'publicOrigin'>;
}

/** Writes an e-mail as its recipient gets it: invented facts, the shop's own products, name and texts. */
export async function previewMail(
  deps: PreviewDeps,
  event: MailEvent,
  language: Language,
): Promise<ShopMail> {
  switch (event) {
    case 'invoice':
      return previewInvoice(deps, language);
    case 'creditNote':
      return previewCreditNote(deps, language);
    case 'withdrawalReceived':
      return previewWithdrawal(deps, 'received', language);
    case 'withdrawalAccepted':
      return previewWithdrawal(deps, 'accepted', language);
    case 'withdrawalRejected':
      return previewWithdrawal(deps, 'rejected', language);
    case 'withdrawalNew':
      return previewWithdrawal(deps, 'new', language);
    default:
      return previewOrderMail(deps, event, language);
  }
}

async function previewInvoice({ db, settings }: PreviewDeps, language: Language): Promise<ShopMail> {
  const { currency } = await readSample(db, language);
  const { invoiceSn, total } = sample;
  const amount = sumText(total, currency, language);
  return writeInvoiceMail({ db }, { language, origin: settings.publicOrigin, invoiceSn, amount });
}

async function previewCreditNote({ db, settings }: PreviewDeps, language: Language): Promise<ShopMail> {
  const { currency } = await readSample(db, language);
  const { invoiceSn, refunded } = sample;
  const number = creditNoteSn({ number: sample.creditNoteNumber });
  const amount = sumText(refunded, currency, language);
  return writeCreditNoteMail({ db }, { language, origin: settings.publicOrigin, number, invoiceSn, amount });
}

async function previewWithdrawal(
  { db, settings }: PreviewDeps,
  kind: (typeof withdrawalMails.$inferSelect)['kind'],
  language: Language,
): Promise<ShopMail> {
  const { lines, timezone } = await readSample(db, language);
  const { withdrawalSn, orderSn: orderNumber, name, email, sent } = sample;
  const statement = {
    withdrawalSn,
    orderNumber,
    standing: 'in-time',
    orderId: 0,
    note: kind === 'rejected' ? sample.note : '',
    statement: writeStatement(language, {
      withdrawalSn,
      name,
      email,
      orderNumber,
      items: lines,
      sent,
      timezone,
    }),
  } as const;
  return writeWithdrawalMail(db, {
    mail: { kind },
    statement,
    language,
    publicOrigin: settings.publicOrigin,
  });
}
