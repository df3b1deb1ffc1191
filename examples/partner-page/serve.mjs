import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import process from 'node:process';

/** Serves this folder as a partner would: on its own origin, with the strictest policy that the shop supports. */
const shop = process.env['SHOP'] ?? 'http://localhost:8787';
/** @type {Readonly<Record<string, string>>} */
const types = { html: 'text/html; charset=utf-8', js: 'text/javascript; charset=utf-8' };
const policy = [
  "default-src 'none'",
  `script-src 'self' ${shop}`,
  `connect-src ${shop}`,
  `img-src ${shop}`,
  `frame-src ${shop}`,
  // Scripts write no text into the page as HTML, but those of this policy: the shop's, for its cards.
  "require-trusted-types-for 'script'",
  'trusted-types pawlet',
].join('; ');
/** `card.html` links the shop's style sheet that reserves the space of the card. */
const policyOfCard = `${policy}; style-src ${shop}`;
const port = Number(process.env['PORT'] ?? 5173);

/** The card of `included.html` as the shop has rendered it, and what its styles need in the policy. */
async function includeCard() {
  try {
    const reply = await fetch(`${shop}/embed/v1/cards.html?ids=1&action=buy&styles=inline`, {
      signal: AbortSignal.timeout(2000),
    });
    const styles = reply.headers.get('pawlet-style-src');
    if (reply.ok && styles !== null) return { card: await reply.text(), styles };
  } catch {
    // The page is sent without: the script of the shop fills the element.
  }
  return {
    card: '<pawlet-product-card product-id="1" action="buy"></pawlet-product-card>',
    styles: "'none'",
  };
}

createServer((request, response) => {
  const name = /^\/(index\.html|card\.html|included\.html|partner\.js)?$/u.exec(request.url ?? '');
  if (name === null) {
    response.writeHead(404).end();
    return;
  }
  const file = name[1] ?? 'index.html';
  const text = readFileSync(new URL(file, import.meta.url), 'utf8').replaceAll('http://localhost:8787', shop);
  const type = types[file.split('.').at(-1) ?? ''];
  /** @param {string} content @param {string} allowed */
  const send = (content, allowed) => {
    response.writeHead(200, { 'content-type': type, 'content-security-policy': allowed });
    response.end(content);
  };
  if (file === 'included.html')
    void includeCard().then(({ card, styles }) =>
      send(
        text.replace('<!-- card -->', () => card),
        `${policy}; style-src ${styles}`,
      ),
    );
  else send(text, file === 'card.html' ? policyOfCard : policy);
}).listen(port, '127.0.0.1', () => console.log(`http://127.0.0.1:${port}`));
