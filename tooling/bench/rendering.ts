/**
 * `npm run bench:rendering [-- --database postgres|embedded] [--goods 0]`: what rendering costs the server. Fills a
 * throw-away database with the demo catalogue and so many generated products, starts the built storefront on it, and requests product pages: each for the first
 * time, 50 of them at once, and one from the cache. Prints CPU time for each page, and how long visitors waited.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { interfaceLanguages } from '@pawlet/core/i18n';
import { readDatabaseCpu } from './load/databaseCpu.ts';
import { drive, forEach } from './load/drive.ts';
import { benchSecret, readMetrics } from './load/metrics.ts';
import { onEmbedded, onPostgres, serve } from './load/shop.ts';
import { quantile } from './storefront/quantile.ts';

const { values } = parseArgs({
  options: { database: { type: 'string', default: 'postgres' }, goods: { type: 'string', default: '0' } },
});
const isEmbedded = values.database === 'embedded';
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const atOnce = 50;
const cachedSeconds = 10;

/** Milliseconds until a page has arrived whole, and whether the server has rendered it. */
async function visit(url: string): Promise<{ readonly took: number; readonly isRendered: boolean }> {
  const started = performance.now();
  const reply = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`bench: ${url} returned ${reply.status}`);
  return { took: performance.now() - started, isRendered: text.includes(' data-rendered=') };
}

const ground = await (isEmbedded ? onEmbedded : onPostgres)(Number(values.goods));
try {
  const shop = await serve(join(root, 'tooling/start/start.ts'), {
    ...ground.environment,
    HOST: '127.0.0.1',
    PORT: '0',
    PAWLET_DEMO: '0',
    PAWLET_OPERATOR_SECRET: benchSecret,
  });
  try {
    const sitemap = await (await fetch(`${shop.url}/sitemap.xml`)).text();
    // Every product in every language.
    const paths = [...sitemap.matchAll(/<loc>[^<]*?(\/[a-z]{2}\/goods\/\d+)<\/loc>/gu)].map(
      ([, path]) => `${shop.url}${path ?? ''}`,
    );
    // Of each product one language: by then the code is compiled.
    const warmUps = paths.splice(0, paths.length / interfaceLanguages.length);
    const together = paths.splice(0, atOnce);
    const readDatabase = () => (isEmbedded ? null : ground.query(readDatabaseCpu));
    const measureCpu = async <T>(work: () => Promise<T>) => {
      const before = await readMetrics(shop.url);
      const databaseBefore = (await readDatabase()) ?? 0;
      const result = await work();
      const database = ((await readDatabase()) ?? 0) - databaseBefore;
      return { result, server: (await readMetrics(shop.url)).cpuSeconds - before.cpuSeconds, database };
    };

    await forEach(warmUps, 1, visit);
    const first = await measureCpu(() => forEach(paths, 1, visit));
    const took = first.result.map((one) => one.took);
    console.log(
      `not cached, one after another: ${paths.length} pages, ${((first.server / paths.length) * 1000).toFixed(1)} ms of CPU each` +
        (isEmbedded ? '' : `, ${((first.database / paths.length) * 1000).toFixed(1)} ms of the database's`) +
        `; p50 ${quantile(took, 0.5).toFixed(0)} ms, p95 ${quantile(took, 0.95).toFixed(0)} ms`,
    );
    const crowd = await forEach(together, atOnce, visit);
    const waits = crowd.map((one) => one.took);
    console.log(
      `not cached, ${atOnce} at once: p95 ${quantile(waits, 0.95).toFixed(0)} ms, ` +
        `${crowd.filter(({ isRendered }) => isRendered).length} of them rendered by the server`,
    );
    const [page = ''] = paths;
    const path = new URL(page).pathname;
    const cached = await measureCpu(() =>
      drive({
        name: 'cached',
        url: shop.url,
        connections: atOnce,
        loadRequests: () => [{ method: 'GET', path, headers: { 'accept-encoding': 'br' } }],
        seconds: cachedSeconds,
      }),
    );
    const { perSecond, requests, p99, errors } = cached.result;
    console.log(
      `cached: ${perSecond.toFixed(0)} a second, p99 ${p99} ms, ${((cached.server / requests) * 1000).toFixed(2)} ms of CPU each, ${errors} errors`,
    );
  } finally {
    await shop.stop();
  }
} finally {
  await ground.remove();
}
