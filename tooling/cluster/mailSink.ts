import { type MailServer, startMailServer } from '../../packages/server/test/store/mailServer.ts';

/** A mail server that keeps what it accepts. */
export interface MailSink {
  readonly environment: Readonly<Record<string, string>>;
  /** Order numbers of the accepted e-mails, with repetitions. */
  listOrderNumbers(): readonly string[];
  close(): Promise<void>;
}

/** Starts the mail server. */
export async function startMailSink(): Promise<MailSink> {
  const server: MailServer = await startMailServer();
  return {
    environment: { PAWLET_SMTP_URL: server.url, PAWLET_MAIL_FROM: 'Pawlet <shop@shop.test>' },
    listOrderNumbers: () => server.mails.flatMap((mail) => findOrderNumber(mail) ?? []),
    close: () => server.close(),
  };
}

/** The number of the order in an e-mail: the only text of 26 digits in it. */
export function findOrderNumber(mail: string): string | undefined {
  const [head = '', ...body] = mail.split('\n\n');
  const isBase64 = /^content-transfer-encoding: base64$/imu.test(head);
  const text = isBase64 ? Buffer.from(body.join('\n'), 'base64').toString('utf8') : mail;
  // Soft line breaks of quoted-printable may split it.
  return /(?<!\d)\d{26}(?!\d)/u.exec(text.replaceAll('=\n', ''))?.[0];
}
