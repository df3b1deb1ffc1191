import type { WebhookSender } from '../ports/webhookSender.ts';

/** A receiver stores the message and replies; processing happens later on its side. */
const timeoutMs = 5000;

/** Posts messages by HTTP; redirects are not followed, so that no message reaches an unknown host. */
export const fetchWebhookSender: WebhookSender = {
  async send({ url, headers, body }) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'pawlet', ...headers },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.status;
  },
};
