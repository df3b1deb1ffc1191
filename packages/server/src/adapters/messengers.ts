import { createTransport } from 'nodemailer';
import type { AppDeps } from '../http/appDeps.ts';
import type { Clock } from '../ports/clock.ts';
import type { Sender } from '../ports/messenger.ts';
import type { Tracer } from '../ports/tracer.ts';
import type { ServerConfig } from './environment.ts';
import { systemClock } from './systemClock.ts';
import { traceMails } from './tracing/traceSenders.ts';

const deadlineMs = 10_000;

/** Sends e-mails through a mail server. */
export function createSmtpMail(
  { url, from }: NonNullable<ServerConfig['smtp']>,
  clock: Clock = systemClock,
): Sender {
  const transport = createTransport({
    url,
    connectionTimeout: deadlineMs,
    greetingTimeout: deadlineMs,
    socketTimeout: deadlineMs,
    // We write the texts: no part of a message is read from a file or URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    isConfigured: true,
    async send({ recipient, subject, text, html, reference, attachments = [], unsubscribeUrl }, logger) {
      try {
        await transport.sendMail({
          from,
          date: new Date(clock.nowMs()),
          to: { name: '', address: recipient },
          subject,
          text,
          ...(html === undefined ? {} : { html }),
          ...(reference === undefined ? {} : { messageId: `<${reference}@${getDomain(from)}>` }),
          ...(unsubscribeUrl === undefined ? {} : { headers: unsubscribeHeaders(unsubscribeUrl) }),
          attachments: attachments.map(({ name, type, bytes }) => ({
            filename: name,
            contentType: type,
            content: Buffer.from(bytes),
          })),
        });
        return 'sent';
      } catch (error) {
        logger.error('e-mail not sent', withoutAddress(error, recipient));
        return 'failed';
      }
    },
  };
}

/** The domain of a sender such as `My Shop <shop@shop.example>`. */
function getDomain(from: string): string {
  return /@([^\s@<>]+)>?$/u.exec(from)?.[1] ?? 'localhost';
}

/** RFC 8058: the mail program shows its own button, which sends a POST there. */
function unsubscribeHeaders(url: string): Readonly<Record<string, string>> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/**
 * Sends text messages through a gateway: POST of `{to, text, code, language}` as JSON with the token as
 * bearer; any 2xx means sent. `to` is the number in E.164.
 */
export function createSmsGateway({ url, token }: NonNullable<ServerConfig['smsGateway']>): Sender {
  const authorization = token === '' ? {} : { authorization: `Bearer ${token}` };
  return {
    isConfigured: true,
    async send({ recipient, text, code, language }, logger) {
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...authorization },
          body: JSON.stringify({ to: `+${recipient}`, text, code, language }),
          redirect: 'error',
          signal: AbortSignal.timeout(deadlineMs),
        });
        await response.body?.cancel();
        if (response.ok) return 'sent';
        logger.warn('text message not sent', { status: response.status });
      } catch (error) {
        logger.error('text message not sent', withoutAddress(error, recipient));
      }
      return 'failed';
    },
  };
}

/** Providers' errors repeat the recipient, which must not be logged. */
function withoutAddress(error: unknown, recipient: string): Error {
  const text = error instanceof Error ? error.message : String(error);
  return new Error(text.replaceAll(recipient, '…'));
}

/** The configured senders, else the demo inbox, else none. E-mails are recorded where there is a tracer. */
export function createMessengers(
  config: Pick<ServerConfig, 'smtp' | 'smsGateway'>,
  inbox: Sender | undefined,
  clock?: Clock,
  tracer?: Tracer,
): Pick<AppDeps, 'mail' | 'sms'> {
  const nothing: Sender = { isConfigured: false, send: () => Promise.resolve('not-configured') };
  const smtp = config.smtp && createSmtpMail(config.smtp, clock);
  return {
    mail:
      config.smtp === undefined || smtp === undefined
        ? (inbox ?? nothing)
        : tracer === undefined
          ? smtp
          : traceMails(smtp, config.smtp.url, tracer),
    sms: config.smsGateway === undefined ? (inbox ?? nothing) : createSmsGateway(config.smsGateway),
  };
}
