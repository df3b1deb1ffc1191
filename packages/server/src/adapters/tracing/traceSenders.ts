import type { Sender } from '../../ports/messenger.ts';
import type { MailServer, Tracer } from '../../ports/tracer.ts';
import type { WebhookSender } from '../../ports/webhookSender.ts';

/** The same sender of e-mails, whose deliveries are recorded. */
export function traceMails(sender: Sender, url: string, tracer: Tracer): Sender {
  const { hostname, port } = new URL(url);
  const server: MailServer = { host: hostname, port: port === '' ? undefined : Number(port) };
  return {
    isConfigured: sender.isConfigured,
    send: (message, logger) => tracer.traceMail(server, () => sender.send(message, logger)),
  };
}

/** The same sender of webhooks, whose receivers may continue the trace: they are systems of the shop. */
export function traceWebhooks(sender: WebhookSender, tracer: Tracer): WebhookSender {
  return { send: (message) => tracer.passOn(() => sender.send(message)) };
}
