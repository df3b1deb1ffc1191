import { html } from 'hono/html';
import { plainPage, plainStylePath } from '../../http/plainPage.ts';
import type { Language } from '../../i18n/language.ts';
import { translate } from '../../i18n/translate.ts';

/** URL prefix before the token of an address. */
export const unsubscribePath = '/api/mails/unsubscribe/';

/** Name and value of the field with which the page's form subscribes again; mail programs send another one. */
export const resubscribeField = { name: 'wanted', value: 'yes' } as const;

/** What the page shows: `unknown` for a link that belongs to no address. */
export type UnsubscribeState = 'subscribed' | 'unsubscribed' | 'resubscribed' | 'unknown';

/** The page that an e-mail links to: its forms unsubscribe an address, and subscribe it again. Needs no script. */
export function unsubscribePage(
  language: Language,
  state: UnsubscribeState,
  { shop, email = '' }: { readonly shop: string; readonly email?: string | undefined },
) {
  const address = mask(email);
  return plainPage(
    { language, title: translate(language, 'unsubscribe.title', { shop }), styleSheet: plainStylePath },
    getContent(),
  );

  function getContent() {
    switch (state) {
      case 'subscribed':
        return html`<p>${translate(language, 'unsubscribe.question', { address })}</p>
          <p>${translate(language, 'unsubscribe.orders')}</p>
          <form method="post">
            <button type="submit">${translate(language, 'unsubscribe.stop')}</button>
          </form>`;
      case 'unsubscribed':
        return html`<p role="status">${translate(language, 'unsubscribe.stopped', { address })}</p>
          <p>${translate(language, 'unsubscribe.orders')}</p>
          <form method="post">
            <input type="hidden" name="${resubscribeField.name}" value="${resubscribeField.value}" />
            <button type="submit">${translate(language, 'unsubscribe.resume')}</button>
          </form>`;
      case 'resubscribed':
        return html`<p role="status">${translate(language, 'unsubscribe.resumed', { address })}</p>`;
      case 'unknown':
        return html`<p>${translate(language, 'unsubscribe.unknown')}</p>`;
    }
  }
}

/** The address as its owner recognizes it; whoever else opens a forwarded link does not learn it. */
function mask(email: string): string {
  const [first = ''] = Array.from(email);
  return `${first}***${email.slice(email.lastIndexOf('@'))}`;
}
