import type { WebhookSender } from '../ports/webhookSender.ts';

/** A receiver stores a message and replies; the work that follows is its own affair. */
const timeoutMs = 5000;

/** Posts messages by HTTP; redirects are not followed, so that none reaches a stranger. */
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
