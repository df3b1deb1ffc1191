/**
 * Product cards in a partner's page: the shop's own, by script and included by the page's server (styles in a file or in
 * the page), beside a hand-written card, the same in Preact, and a peer's that many shops embed. All show the same products; the measurement ends when the first screen is shown.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const folder = dirname(fileURLToPath(import.meta.url));
const peer = '@shopify/buy-button-js@3.0.6';
const listPath = '/addons/shop/api.goods/lists';
const cardsPath = '/embed/v1/cards';
/** Numbers of cards that are measured. */
const counts = [1, 20, 100];
/** Full-width cards that fit on a phone's screen. */
const perScreen = 2;

const page = (head, body) =>
  `<!doctype html><html lang="zh"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Partner</title>${head}<body><h1>Partner</h1>${body}</body></html>`;
const loader = '<script async crossorigin src="https://storefront.test/embed/v1/pawlet.js"></script>';
const mounts = `<script>for(let i=1,n=+new URLSearchParams(location.search).get('n')||1;i<=n;i++)document.write('<div class="mount" data-id="'+i+'"></div>')</script>`;
const elements = `<script>for(let i=1,n=+new URLSearchParams(location.search).get('n')||1;i<=n;i++)document.write('<pawlet-product-card product-id="'+i+'"></pawlet-product-card>')</script>`;

async function bundlePreact() {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: join(folder, 'floor/cardPreact.jsx'), output: { format: 'iife' } },
    },
  });
  return (Array.isArray(output) ? output[0] : output).output[0].code;
}

/** The peer's script, fetched for the run only; undefined where the registry is unreachable. */
function fetchPeer() {
  const place = mkdtempSync(join(tmpdir(), 'pawlet-bench-peer-'));
  try {
    const packed = execFileSync('npm', ['pack', peer, '--silent', '--pack-destination', place], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    execFileSync('tar', ['-xzf', join(place, packed.trim()), '-C', place]);
    return readFileSync(join(place, 'package/dist/buybutton.min.js'), 'utf8');
  } catch {
    return undefined;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** A product as the Storefront API returns it, with the fields that the peer requests. */
function toPeerProduct({ title, image, price }, id) {
  const picture = {
    id: 'gid://shopify/ProductImage/1',
    src: `${image}?w=400`,
    altText: null,
    width: 400,
    height: 400,
  };
  const amount = { amount: price, currencyCode: 'CNY' };
  const last = { hasNextPage: false, hasPreviousPage: false };
  const variant = {
    id: 'gid://shopify/ProductVariant/1',
    title: 'Default',
    price: amount,
    priceV2: amount,
    weight: 1,
    available: true,
    sku: null,
    compareAtPrice: null,
    compareAtPriceV2: null,
    image: picture,
    selectedOptions: [{ name: 'Title', value: 'Default' }],
    unitPrice: null,
    unitPriceMeasurement: null,
  };
  return {
    __typename: 'Product',
    id,
    title,
    handle: 'product',
    availableForSale: true,
    vendor: 'Shop',
    productType: 'Fountain',
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    publishedAt: '2026-01-01T00:00:00Z',
    description: '',
    descriptionHtml: '',
    onlineStoreUrl: 'https://storefront.test/p',
    options: [{ id: 'gid://shopify/ProductOption/1', name: 'Title', values: ['Default'] }],
    images: { pageInfo: last, edges: [{ cursor: 'a', node: picture }] },
    variants: { pageInfo: last, edges: [{ cursor: 'v', node: variant }] },
  };
}

/**
 * Prepares the suites for 1, 20 and 100 cards: `pages` to serve, `change` for the store's responses, and `suites`. The
 * demo shop has fewer products than cards: their ids repeat. With `hasLimits` also pages that contain hand-written cards and
 * nothing else, with their styles in a file and in the page: nothing is shown sooner.
 */
export async function prepareCards(store, hasLimits = false) {
  const reply = await fetch(new URL(listPath, store), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ page: 1, pageNum: 50 }),
  });
  const known = (await reply.json()).data.data.map((card) => ({
    ...card,
    image: card.image.replace(new URL(store).origin, 'https://storefront.test'),
  }));
  const loadProduct = (id) => ({ ...known[(id - 1) % known.length], id });

  const readRendered = async (path, more = '') => {
    const reply = await fetch(new URL(`${path}?ids=${known.map(({ id }) => id).join()}${more}`, store));
    return (await reply.text()).replaceAll(new URL(store).origin, 'https://storefront.test');
  };
  const rendered = JSON.parse(await readRendered(cardsPath));
  const loadCard = (id) => ({ ...rendered.cards[(id - 1) % rendered.cards.length], id });
  const readIncluded = async (more = '') =>
    (await readRendered(`${cardsPath}.html`, more)).trim().split(/\n(?=<pawlet-)/u);
  const [sheetLink, ...included] = await readIncluded();
  const withStyles = await readIncluded('&styles=inline');
  const repeat = (all, n) => Array.from({ length: n }, (_, index) => all[index % all.length]).join('\n');

  const script = fetchPeer();
  const html = 'text/html; charset=utf-8';
  const styles = readFileSync(join(folder, 'floor/card.css'), 'utf8');
  const sheet = '<link rel="stylesheet" href="https://storefront.test/bench/card.css">';
  const writeCards = (n) =>
    Array.from({ length: n }, (_, index) => loadProduct(index + 1))
      .map(
        ({ title, image, price }) =>
          `<div class="card"><img src="${image}?w=400" alt="${title}" width="400" height="400"><h3>${title}</h3><p class="price">¥${price}</p><button>加入购物车</button></div>`,
      )
      .join('');
  const pages = new Map([
    [
      'storefront.test/bench/card.js',
      { type: 'text/javascript', body: readFileSync(join(folder, 'floor/card.js'), 'utf8') },
    ],
    ['storefront.test/bench/preact.js', { type: 'text/javascript', body: await bundlePreact() }],
    ['storefront.test/bench/card.css', { type: 'text/css', body: styles }],
    ...['card', 'preact'].map((name) => [
      `partner.test/${name}.html`,
      {
        type: html,
        body: page(sheet, `${mounts}<script src="https://storefront.test/bench/${name}.js"></script>`),
      },
    ]),
    ['partner.test/pawlet.html', { type: html, body: page(loader, elements) }],
    ...counts.flatMap((n) => [
      [
        `partner.test/included-${n}.html`,
        { type: html, body: page(loader, `${sheetLink}\n${repeat(included, n)}`) },
      ],
      [`partner.test/inline-${n}.html`, { type: html, body: page(loader, repeat(withStyles, n)) }],
    ]),
    ...counts.flatMap((n) => [
      [`partner.test/static-${n}.html`, { type: html, body: page(sheet, writeCards(n)) }],
      [`partner.test/whole-${n}.html`, { type: html, body: page(`<style>${styles}</style>`, writeCards(n)) }],
    ]),
  ]);
  if (script !== undefined) {
    pages.set('storefront.test/bench/peer.js', { type: 'text/javascript', body: script });
    pages.set('partner.test/peer.html', {
      type: html,
      body: page(
        '',
        `${mounts}<script src="https://storefront.test/bench/peer.js"></script><script>
const ui = ShopifyBuy.UI.init(ShopifyBuy.buildClient({ domain: 'storefront.test', storefrontAccessToken: 'token' }));
for (const node of document.querySelectorAll('.mount')) ui.createComponent('product', { id: node.dataset.id, node, moneyFormat: '%C2%A5%7B%7Bamount%7D%7D' });
</script>`,
      ),
    });
  } else console.log(`SKIP: ${peer} beside the cards: the registry is unreachable`);

  /** Responds for products that the demo shop lacks, and for the peer's own API. */
  const change = (path, asked) => {
    if (path === cardsPath) {
      const ids = (new URLSearchParams(asked).get('ids') ?? '').split(',').map(Number);
      return { ...rendered, cards: ids.map(loadCard) };
    }
    if (path === listPath) {
      const ids = String(JSON.parse(asked).ids ?? '')
        .split(',')
        .filter(Boolean)
        .map(Number);
      if (ids.length === 0) return undefined;
      const data = ids.map(loadProduct);
      return {
        code: 1,
        msg: '',
        data: { total: data.length, per_page: data.length, current_page: 1, last_page: 1, data },
      };
    }
    if (!path.endsWith('/graphql')) return undefined;
    const { id } = JSON.parse(asked).variables;
    return { data: { node: toPeerProduct(loadProduct(Number(String(id).split('/').pop())), id) } };
  };

  const getSuite = (n) => {
    const own = { ready: '.price', count: Math.min(n, perScreen) };
    return [
      { ...own, name: 'by hand', url: `https://partner.test/card.html?n=${n}` },
      { ...own, name: 'Preact', url: `https://partner.test/preact.html?n=${n}` },
      {
        ...own,
        name: 'Pawlet',
        url: `https://partner.test/pawlet.html?n=${n}`,
        ready: '[data-pawlet-part="price"]',
        pierce: 'pawlet-product-card',
      },
      {
        ...own,
        name: 'Pawlet, included',
        url: `https://partner.test/included-${n}.html`,
        ready: '[data-pawlet-part="price"]',
        pierce: 'pawlet-product-card',
      },
      {
        ...own,
        name: 'Pawlet, included with styles',
        url: `https://partner.test/inline-${n}.html`,
        ready: '[data-pawlet-part="price"]',
        pierce: 'pawlet-product-card',
      },
      ...(hasLimits
        ? [
            { ...own, name: 'static', url: `https://partner.test/static-${n}.html` },
            { ...own, name: 'static, with its styles', url: `https://partner.test/whole-${n}.html` },
          ]
        : []),
      ...(script === undefined
        ? []
        : [
            {
              ...own,
              name: 'buy-button 3.0.6',
              url: `https://partner.test/peer.html?n=${n}`,
              ready: '.shopify-buy__product__actual-price',
              pierce: 'iframe',
            },
          ]),
    ];
  };
  return {
    pages,
    change,
    suites: Object.fromEntries(counts.map((n) => [`card-${n}`, getSuite(n)])),
  };
}
