/**
 * `npm run simulate:flash-sale [-- --shoppers 1000000 --stock 10000 --nodes 40 --cores 16 --commit 1 --seed 1]`:
 * a flash sale of one product, for each of the numbers of nodes and of the database's cores (`--nodes 40,80`).
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { measuredCosts } from './costs.ts';
import { countShoppers, type FlashSaleReport, type Group, simulateFlashSale } from './flashSale.ts';

const { values } = parseArgs({
  options: {
    shoppers: { type: 'string', default: '1000000' },
    stock: { type: 'string', default: '10000' },
    nodes: { type: 'string', default: '40' },
    cores: { type: 'string', default: '16' },
    commit: { type: 'string', default: String(measuredCosts.commitMs) },
    seed: { type: 'string', default: '1' },
  },
});

function readNumber(name: keyof typeof values, text: string): number {
  const number = Number(text);
  if (Number.isFinite(number) && number > 0) return number;
  console.error(`simulation: --${name} ${text} is not a number above 0`);
  process.exit(2);
}
const readList = (name: 'nodes' | 'cores') => values[name].split(',').map((text) => readNumber(name, text));

const toSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const describe = ({ count, medianMs, p99Ms }: Group) =>
  count === 0 ? '0' : `${count} (${toSeconds(medianMs)}, ${toSeconds(p99Ms)})`;

const columns: readonly (readonly [string, (report: FlashSaleReport) => string])[] = [
  ['sold out', ({ soldOutMs }) => (soldOutMs === undefined ? 'no' : toSeconds(soldOutMs))],
  ['all know', ({ endMs }) => toSeconds(endMs)],
  ['bought', ({ groups }) => describe(groups.bought)],
  ['saw it sold out', ({ groups }) => describe(groups['saw it sold out'])],
  ['refused', ({ groups }) => describe(groups.refused)],
  ['gave up', ({ groups }) => describe(groups['gave up'])],
  ['503', ({ busyReplies }) => String(busyReplies)],
  ['wait for the lock', ({ longestLockQueue }) => String(longestLockQueue)],
  ['for a connection', ({ longestConnectionQueue }) => String(longestConnectionQueue)],
  ['95 % in use', ({ saturated }) => saturated.map(({ name, second }) => `${name} (${second} s)`).join(', ')],
];

const shoppers = readNumber('shoppers', values.shoppers);
const stock = readNumber('stock', values.stock);
console.log(
  `${shoppers} shoppers in 60 s for ${stock} pieces, seed ${values.seed}; in brackets median and p99 of their wait\n`,
);
console.log(`| nodes | database cores | ${columns.map(([title]) => title).join(' | ')} |`);
console.log(`| ${['', '', ...columns].map(() => '---').join(' | ')} |`);
for (const nodes of readList('nodes'))
  for (const databaseCores of readList('cores')) {
    const report = simulateFlashSale(
      {
        shoppers,
        stock,
        nodes,
        databaseCores,
        arrivalMs: 60_000,
        readingMs: 5000,
        repeatMs: 1000,
        patienceMs: 60_000,
        seed: readNumber('seed', values.seed),
      },
      { ...measuredCosts, commitMs: readNumber('commit', values.commit) },
    );
    if (countShoppers(report) !== shoppers) throw new Error('simulation: shoppers were lost');
    console.log(`| ${nodes} | ${databaseCores} | ${columns.map(([, read]) => read(report)).join(' | ')} |`);
  }
