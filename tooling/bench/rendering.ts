/**
 * `npm run bench:rendering [-- --database postgres|embedded] [--goods 100]`: what rendering costs the server. Fills a
 * throw-away database with the demo catalogue and so many generated products, starts the built storefront on it, and
 * requests product pages: each for the first time, 50 of them at once, one from the cache, and some beside calls of the
 * API. Prints CPU time for each page, how long visitors waited, and how many calls were answered.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { interfaceLanguages } from '@pawlet/core/i18n';
import { catalogueRequests } from './load/catalogue.ts';
import { readDatabaseCpu } from './load/databaseCpu.ts';
import { drive, forEach } from './load/drive.ts';
import { readFacts } from './load/facts.ts';
import { benchSecret, readMetrics } from './load/metrics.ts';
import { onEmbedded, onPostgres, serve } from './load/shop.ts';
import { quantile } from './storefront/quantile.ts';

const { values } = parseArgs({
  options: { database: { type: 'string', default: 'postgres' }, goods: { type: 'string', default: '100' } },
});
const isEmbedded = values.database === 'embedded';
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const atOnce = 50;
const seconds = 10;
/** First views a second beside the calls of the API: as many as one core renders together with them. */
const viewsPerSecond = 5;

/** Milliseconds until a page has arrived whole, and whether the server has rendered it. */
async function visit(url: string): Promise<{ readonly took: number; readonly isRendered: boolean }> {
  const started = performance.now();
  const reply = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`bench: ${url} returned ${reply.status}`);
  return { took: performance.now() - started, isRendered: text.includes(' data-rendered=') };
}

/** Visits pages at an even pace; returns how many the server has rendered. */
async function visitInTurn(urls: readonly string[]): Promise<number> {
  const visits = urls.map(async (url, place) => {
    await pause((place * 1000) / viewsPerSecond);
    return visit(url);
  });
  return (await Promise.all(visits)).filter(({ isRendered }) => isRendered).length;
}

const ground = await (isEmbedded ? onEmbedded : onPostgres)(Number(values.goods));
try {
  const requests = catalogueRequests(await ground.query(readFacts), 'hot', atOnce, 1);
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
    const beside = paths.splice(0, seconds * viewsPerSecond);
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
        seconds,
      }),
    );
    const { perSecond, requests: answered, p99, errors } = cached.result;
    console.log(
      `cached: ${perSecond.toFixed(0)} a second, p99 ${p99} ms, ${((cached.server / answered) * 1000).toFixed(2)} ms of CPU each, ${errors} errors`,
    );

    const calls = (name: string) =>
      drive({
        name,
        url: shop.url,
        connections: atOnce,
        loadRequests: () => requests,
        seconds,
      });
    const alone = await calls('API alone');
    const [shared, views] = await Promise.all([calls('API beside first views'), visitInTurn(beside)]);
    const share = (views * first.server) / paths.length / seconds;
    console.log(
      `the API: ${alone.perSecond.toFixed(0)} calls a second alone, ${shared.perSecond.toFixed(0)} beside ${views} first views, ` +
        `${((1 - shared.perSecond / alone.perSecond) * 100).toFixed(1)} % fewer; rendering took ${(share * 100).toFixed(1)} % of the processor`,
    );
  } finally {
    await shop.stop();
  }
} finally {
  await ground.remove();
}
