/**
 * `npm run bench [-- --network slow|fast|none] [--cpu 4] [--rounds 7] [--only home|detail|tap|card-1|card-20|card-100] [--limits] [--peers]`:
 * the storefront's home and detail page, Preact and React, beside a hand-written floor that shows the same data; the first tap on "add to cart";
 * product cards in a partner's page beside hand-written ones and a peer's. `--limits` adds what nothing of ours can be faster than: the
 * rendered documents without any script, and static pages with a card. `--peers` adds home as others would build it.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { prepareCards } from './cards.mjs';
import { bareHost, serveFront } from './frontServer.mjs';
import { measure, toTable } from './harness.mjs';
import { preparePeers } from './peers.mjs';

const folder = dirname(fileURLToPath(import.meta.url));
const root = join(folder, '../..');
/** From the start of the page to the frame that answers the first tap. */
const tapGoalMs = 1800;
const { values } = parseArgs({
  options: {
    network: { type: 'string', default: 'slow' },
    cpu: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '7' },
    only: { type: 'string', default: '' },
    limits: { type: 'boolean', default: false },
    peers: { type: 'boolean', default: false },
  },
});

function floorPage(script) {
  return `<!doctype html><html lang="zh"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title>
<link rel="stylesheet" href="/style.css"><div id="app"></div><script src="/${script}.js"></script></html>`;
}

function floorPages() {
  const read = (name) => readFileSync(join(folder, 'floor', name), 'utf8');
  const pages = new Map([['floor.test/style.css', { type: 'text/css', body: read('style.css') }]]);
  for (const name of ['home', 'detail']) {
    pages.set(`floor.test/${name}.html`, { type: 'text/html; charset=utf-8', body: floorPage(name) });
    pages.set(`floor.test/${name}.js`, {
      type: 'text/javascript',
      body: `${read('dom.js')}${read(`${name}.js`)}`,
    });
  }
  return pages;
}

/** A free port. */
function findPort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Starts a shop with the demo's content, as a real shop: the demo rejects its public origin. Returns its URL and a
 * function that stops it.
 */
async function startStore(environment) {
  const port = await findPort();
  const own = { PORT: String(port), HOST: '127.0.0.1', PAWLET_DEMO: '0' };
  // Lines of requests would be printed among the results.
  const env = { PAWLET_LOG: 'warn', ...process.env, ...own, ...environment };
  const flags = ['--disable-warning=ExperimentalWarning', '--conditions=@pawlet/source'];
  const init = [...flags, join(root, 'packages/server/src/operator.ts'), 'init', '--demo'];
  const result = spawnSync(process.execPath, init, { env, stdio: 'inherit' });
  if (result.status !== 0) throw new Error(`init ended with ${result.status}`);
  const child = spawn(process.execPath, [...flags, join(root, 'tooling/start/start.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => child.kill('SIGTERM');
  await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the store ended with ${code}`)));
    child.stdout.on('data', (chunk) => {
      if (String(chunk).includes('is ready')) resolve();
    });
  });
  return { url: `http://127.0.0.1:${port}`, stop };
}

const { status } = spawnSync(
  process.execPath,
  ['--conditions=@pawlet/source', join(root, 'tooling/start/build.ts')],
  { stdio: 'inherit' },
);
if (status !== 0) process.exit(status ?? 1);
const data = mkdtempSync(join(tmpdir(), 'pawlet-bench-data-'));
const stores = {
  storefront: {
    PAWLET_DATA_DIR: join(data, 'storefront'),
    PAWLET_MALL_DIR: join(root, 'packages/shell/dist'),
    PAWLET_PARTNER_ORIGINS: 'https://partner.test',
  },
  react: {
    PAWLET_DATA_DIR: join(data, 'react'),
    PAWLET_MALL_DIR: join(root, 'packages/shell/dist-react'),
  },
};
const running = [];
try {
  const fronts = {};
  for (const [name, environment] of Object.entries(stores)) {
    const store = await startStore({ ...environment, PAWLET_PUBLIC_ORIGIN: `https://${name}.test` });
    running.push(store);
    fronts[name] = store.url;
  }
  const cards = await prepareCards(fronts.storefront, values.limits);
  const isWanted = (name) => values.only === '' || values.only === name;
  const peers = values.peers && isWanted('home') ? preparePeers() : { pages: new Map(), targets: [] };
  const front = await serveFront(
    (host) => (host.startsWith('react.test') ? fronts.react : fronts.storefront),
    new Map([...floorPages(), ...cards.pages, ...peers.pages]),
    cards.change,
  );
  running.push({ stop: front.close });
  const goods = await (await fetch(new URL('/addons/shop/api.goods/index', fronts.storefront))).json();
  const id = goods.data.recommends[0].id;
  const suites = {
    home: [
      { name: 'floor', url: 'https://floor.test/home.html', ready: '.price', count: 4 },
      { name: 'storefront', url: 'https://storefront.test/', ready: '[data-pawlet-part="price"]', count: 4 },
      {
        name: 'storefront on React',
        url: 'https://react.test/',
        ready: '[data-pawlet-part="price"]',
        count: 4,
      },
      ...peers.targets,
    ],
    detail: [
      { name: 'floor', url: `https://floor.test/detail.html?id=${id}`, ready: '.price' },
      {
        name: 'storefront',
        url: `https://storefront.test/goods/${id}`,
        ready: '[data-pawlet-part="price"]',
      },
      {
        name: 'storefront, hash route',
        url: `https://storefront.test/#/pages/goods/detail?id=${id}`,
        ready: '[data-pawlet-part="price"]',
      },
      {
        name: 'storefront on React',
        url: `https://react.test/goods/${id}`,
        ready: '[data-pawlet-part="price"]',
      },
    ],
  };
  // A product with variants, whose sheet opens; the page rendered in the browser comes first, for the ratio.
  const tapped = { ready: 'button', text: '^加入购物车$', answer: 'dialog[open]' };
  suites.tap = [
    {
      ...tapped,
      name: 'rendered in the browser',
      url: `https://storefront.test/#/pages/goods/detail?id=${id}`,
    },
    { ...tapped, name: 'storefront', url: `https://storefront.test/goods/${id}` },
    { ...tapped, name: 'storefront on React', url: `https://react.test/goods/${id}` },
  ];
  if (values.limits) {
    for (const [name, path] of Object.entries({ home: '/', detail: `/goods/${id}` }))
      suites[name].push({
        name: 'its document, no scripts',
        url: `https://${bareHost}${path}`,
        ready: '[data-pawlet-part="price"]',
        count: name === 'home' ? 4 : 1,
      });
  }
  Object.assign(suites, cards.suites);
  const results = {};
  for (const [name, targets] of Object.entries(suites)) {
    if (!isWanted(name)) continue;
    const options = {
      port: front.port,
      network: values.network,
      cpu: Number(values.cpu),
      rounds: Number(values.rounds),
    };
    results[name] = await measure(targets, options);
    console.log(
      `\n${name}: network ${values.network}, CPU ${values.cpu}x, ${values.rounds} rounds, ratio to the first\n\n${toTable(results[name])}`,
    );
  }
  const first = results.tap?.find(({ name }) => name === 'storefront')?.metrics['tap answered ms'].median;
  if (first > tapGoalMs) console.log(`MISSED  first tap: ${first.toFixed(0)} ms (${tapGoalMs})`);
  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(join(root, 'test-results/bench.json'), JSON.stringify(results, undefined, 1));
} finally {
  for (const { stop } of running) stop();
  rmSync(data, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
