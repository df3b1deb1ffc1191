import { html } from 'hono/html';
import { plainPage } from '../../http/plainPage.ts';
import type { Language } from '../../i18n/language.ts';
import { translate } from '../../i18n/translate.ts';
import type { InboxMessage } from './repository.ts';

/** Style sheet of the page. */
export const inboxStyle = `
  body { margin: 0 auto; max-inline-size: 40em; padding: 1em; font-family: system-ui, sans-serif; color: #222; background: #fff; }
  body:lang(ko) { word-break: keep-all; overflow-wrap: anywhere; }
  table { inline-size: 100%; border-collapse: collapse; }
  th, td { padding: .6em .4em; border-block-end: 1px solid #ddd; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
  .code { font-size: 1.25em; font-weight: 700; }
  .text { font-size: 1rem; font-weight: 400; white-space: pre-line; }
  @media (prefers-color-scheme: dark) { a { color: #9cf; } body { color: #eee; background: #181818; } th, td { border-color: #444; } }
`;

/** The inbox as a page: one row per message, newest first. */
export function inboxPage(messages: readonly InboxMessage[], language: Language, timezone: string) {
  const text = (key: 'title' | 'intro' | 'empty' | 'recipient' | 'code' | 'time') =>
    translate(language, `inbox.${key}`);
  const time = new Intl.DateTimeFormat(language, {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: timezone,
  });
  const rows = messages.map(
    (row) =>
      html`<tr>
        <td>${row.recipient}</td>
        <td class="code">
          ${row.code === '' ? withLinks(row.text) : row.code}
          ${
            row.attachmentName === null
              ? ''
              : html`<a href="/demo/inbox/${row.id}/file">${row.attachmentName}</a>`
          }
        </td>
        <td>
          <time datetime="${new Date(row.createdAt * 1000).toISOString()}"
            >${time.format(row.createdAt * 1000)}</time
          >
        </td>
      </tr>`,
  );
  const table = html`<table>
    <thead>
      <tr>
        <th scope="col">${text('recipient')}</th>
        <th scope="col">${text('code')}</th>
        <th scope="col">${text('time')}</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
  return plainPage(
    { language, title: text('title'), styleSheet: '/demo/inbox.css' },
    html`<p>${text('intro')}</p>
      ${messages.length === 0 ? html`<p>${text('empty')}</p>` : table}`,
  );
}

/** The text of an e-mail, with its addresses as links. */
function withLinks(text: string) {
  const parts = text.split(/(https?:\/\/\S+)/u);
  return html`<div class="text">
    ${parts.map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))}
  </div>`;
}
