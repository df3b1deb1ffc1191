import PostalMime from 'postal-mime';
import type { MailServer } from './mailServer.ts';

/** An e-mail as its reader sees it. */
export interface ReceivedMail {
  /** Address of the recipient. */
  readonly to: string;
  readonly subject: string;
  /** Its plain text. */
  readonly text: string;
}

/** The e-mails that a mail server has accepted for an address, oldest first. */
export async function readMails(
  { mails }: Pick<MailServer, 'mails'>,
  recipient: string,
): Promise<readonly ReceivedMail[]> {
  const read = await Promise.all(mails.map((mail) => PostalMime.parse(mail)));
  return read
    .map(({ to = [], subject = '', text = '' }) => ({ to: to[0]?.address ?? '', subject, text }))
    .filter(({ to }) => to === recipient);
}
