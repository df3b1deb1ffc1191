import { type MailServer, startMailServer } from '../../packages/server/test/store/mailServer.ts';

/** A mail server that keeps what it accepts. */
export interface MailSink {
  readonly environment: Readonly<Record<string, string>>;
  /** Ids in the shop's outbox of the accepted e-mails about orders, with repetitions. */
  listOutboxIds(): readonly number[];
  close(): Promise<void>;
}

/** Starts the mail server. */
export async function startMailSink(): Promise<MailSink> {
  const server: MailServer = await startMailServer();
  return {
    environment: { PAWLET_SMTP_URL: server.url, PAWLET_MAIL_FROM: 'Pawlet <shop@shop.test>' },
    listOutboxIds: () => server.mails.flatMap((mail) => findOutboxId(mail) ?? []),
    close: () => server.close(),
  };
}

/** The id in the outbox that an e-mail's Message-ID, or the reference of a message, contains. */
export function findOutboxId(mail: string): number | undefined {
  const [head = ''] = mail.split('\n\n');
  const id = /(?:^|<)order-mail-(\d+)(?:@|$)/mu.exec(head)?.[1];
  return id === undefined ? undefined : Number(id);
}
