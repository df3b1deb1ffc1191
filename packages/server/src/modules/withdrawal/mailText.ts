import type { Database } from '../../db/database.ts';
import type { withdrawalMails } from '../../db/schema/withdrawal.ts';
import type { Language } from '../../i18n/language.ts';
import { translate } from '../../i18n/translate.ts';
import type { MailEvent } from '../mails/events.ts';
import { type ShopMail, writeEventMail } from '../mails/writeEventMail.ts';
import type { WithdrawalRow } from './ofOrders.ts';

type Mail = typeof withdrawalMails.$inferSelect;

/** The events of the outbox, as an owner finds their e-mails. */
export const withdrawalMailEvents = {
  received: 'withdrawalReceived',
  accepted: 'withdrawalAccepted',
  rejected: 'withdrawalRejected',
  new: 'withdrawalNew',
} as const satisfies Readonly<Record<Mail['kind'], MailEvent>>;

/** The data of an e-mail. */
export interface WithdrawalMailSource {
  readonly mail: Pick<Mail, 'kind'>;
  readonly statement: Pick<
    WithdrawalRow,
    'withdrawalSn' | 'orderNumber' | 'standing' | 'orderId' | 'note' | 'statement'
  >;
  readonly language: Language;
  /** The shop's own origin, for the link to the order. */
  readonly publicOrigin: string;
}

/** Renders an e-mail about a statement. All except those about a decision contain the whole statement. */
export async function writeWithdrawalMail(
  db: Database,
  { mail: { kind }, statement: row, language, publicOrigin }: WithdrawalMailSource,
): Promise<ShopMail> {
  const { withdrawalSn, orderNumber, standing, orderId, note } = row;
  const isShop = kind === 'new';
  const url = `${publicOrigin}/#/pages/order/detail?order_sn=${orderNumber}`;
  const paragraphs = [
    isShop && standing !== 'unread' ? [translate(language, `withdrawal.standing.${standing}`)] : [],
    kind === 'received' || isShop ? row.statement.split('\n') : [],
    kind === 'received' ? [translate(language, 'withdrawal.mail.next')] : [],
    note !== '' && !isShop ? note.split('\n') : [],
    kind === 'accepted' && orderId !== null && /^\d+$/u.test(orderNumber)
      ? [translate(language, 'orderMail.link', { url })]
      : [],
    kind === 'accepted' || kind === 'rejected'
      ? [
          translate(language, 'withdrawal.statement.order', { orderNumber }),
          translate(language, 'withdrawal.statement.number', { withdrawalSn }),
        ]
      : [],
  ];
  return writeEventMail(
    { db },
    {
      event: withdrawalMailEvents[kind],
      language,
      origin: publicOrigin,
      values: { withdrawalSn },
      builtIn: {
        subject: translate(language, `withdrawal.subject.${kind}`, { withdrawalSn }),
        opening: translate(language, `withdrawal.mail.${kind}`),
      },
      paragraphs,
      links: [url],
    },
  );
}
