import { createRandom } from '../bench/load/random.ts';
import { createClock } from './clock.ts';
import type { Costs } from './costs.ts';
import { createCores, createResource } from './resource.ts';
import { createUsage } from './usage.ts';

/** A sale of one product. */
export interface FlashSale {
  readonly shoppers: number;
  /** Milliseconds in which they arrive, more of them early: half of them in the first quarter. */
  readonly arrivalMs: number;
  /** Pieces of the product; each shopper wants one. */
  readonly stock: number;
  /** Nodes of one core each. */
  readonly nodes: number;
  readonly databaseCores: number;
  /** From the page to the order, on average. */
  readonly readingMs: number;
  /** A shopper's page repeats an order after this time when the shop was too busy. */
  readonly repeatMs: number;
  /** A shopper gives up this long after the first attempt. */
  readonly patienceMs: number;
  readonly seed: number;
}

/** How the sale ended for a shopper. */
export type Outcome = 'bought' | 'saw it sold out' | 'refused' | 'gave up';

/** Shoppers with the same outcome. */
export interface Group {
  readonly count: number;
  /** From the request for the page (`saw it sold out`), else from the first attempt to order, milliseconds. */
  readonly medianMs: number;
  readonly p99Ms: number;
}

/** What happened. */
export interface FlashSaleReport {
  readonly groups: Readonly<Record<Outcome, Group>>;
  /** When the last piece was sold; undefined when pieces are left. */
  readonly soldOutMs: number | undefined;
  /** When the last shopper knew. */
  readonly endMs: number;
  /** The most orders that waited at once for the lock on the product's stock. */
  readonly longestLockQueue: number;
  /** The most requests that waited at once for a connection of their node, of all nodes. */
  readonly longestConnectionQueue: number;
  /** Attempts that ended with 503, because no connection or no lock was free in time. */
  readonly busyReplies: number;
  /** Saturated resources with the first second in which 95 % of them were in use, the first one first. */
  readonly saturated: readonly { readonly name: string; readonly second: number }[];
}

const saturation = 0.95;
const outcomes: readonly Outcome[] = ['bought', 'saw it sold out', 'refused', 'gave up'];

interface Node {
  readonly cores: ReturnType<typeof createCores>;
  readonly connections: ReturnType<typeof createResource>;
}

/** Simulates a sale event by event; the same sale and costs have the same result. */
export function simulateFlashSale(sale: FlashSale, costs: Costs): FlashSaleReport {
  const clock = createClock();
  const random = createRandom(sale.seed);
  const usages = {
    nodes: createUsage('CPU of the nodes', sale.nodes),
    connections: createUsage('transactions of the nodes', sale.nodes * costs.transactionsPerNode),
    database: createUsage('CPU of the database', sale.databaseCores),
    lock: createUsage("lock on the product's stock", 1),
  };
  const nodes: readonly Node[] = Array.from({ length: sale.nodes }, () => ({
    cores: createCores(clock, 1, usages.nodes),
    connections: createResource(clock, costs.transactionsPerNode, usages.connections),
  }));
  const database = createCores(clock, sale.databaseCores, usages.database);
  const lock = createResource(clock, 1, usages.lock);

  let reserved = 0;
  let sold = 0;
  let soldOutMs: number | undefined;
  let waitingForConnections = 0;
  let longestConnectionQueue = 0;
  let busyReplies = 0;
  const waits: Record<Outcome, number[]> = { bought: [], 'saw it sold out': [], refused: [], 'gave up': [] };
  const finish = (outcome: Outcome, sinceMs: number) => void waits[outcome].push(clock.now() - sinceMs);

  function chooseNode(): Node {
    const node = nodes[Math.floor(random() * nodes.length)];
    if (node === undefined) throw new Error('simulation: there is no node');
    return node;
  }

  function makeRoundTrips(node: Node, count: number, done: () => void): void {
    if (count === 0) {
      done();
      return;
    }
    node.cores.work(costs.orderNodeMs / costs.roundTrips, () =>
      database.work(costs.orderDatabaseMs / costs.roundTrips, () => makeRoundTrips(node, count - 1, done)),
    );
  }

  function repeat(sinceMs: number): void {
    busyReplies += 1;
    const pauseMs = sale.repeatMs * (0.5 + random());
    if (clock.now() + pauseMs - sinceMs > sale.patienceMs) finish('gave up', sinceMs);
    else clock.after(pauseMs, () => order(sinceMs));
  }

  function order(sinceMs: number): void {
    const node = chooseNode();
    waitingForConnections += 1;
    longestConnectionQueue = Math.max(longestConnectionQueue, waitingForConnections);
    node.connections.take(
      costs.connectMs,
      (giveBack) => {
        waitingForConnections -= 1;
        makeRoundTrips(node, costs.roundTripsToQuote, () => {
          if (sold < sale.stock) write(node, sinceMs, giveBack);
          else {
            giveBack();
            finish('refused', sinceMs);
          }
        });
      },
      () => {
        waitingForConnections -= 1;
        repeat(sinceMs);
      },
    );
  }

  function write(node: Node, sinceMs: number, giveBack: () => void): void {
    const beforeLock = costs.roundTrips - costs.roundTripsToQuote - costs.roundTripsInLock;
    makeRoundTrips(node, beforeLock, () =>
      lock.take(
        costs.lockMs,
        (unlock) => {
          const hasPiece = reserved < sale.stock;
          if (hasPiece) reserved += 1;
          const end = () => {
            unlock();
            giveBack();
            if (hasPiece) sell(sinceMs);
            else finish('refused', sinceMs);
          };
          makeRoundTrips(node, hasPiece ? costs.roundTripsInLock : costs.roundTripsOfRefusal, () => {
            if (hasPiece) clock.after(costs.commitMs, end);
            else end();
          });
        },
        () => {
          giveBack();
          repeat(sinceMs);
        },
      ),
    );
  }

  function sell(sinceMs: number): void {
    sold += 1;
    if (sold === sale.stock) soldOutMs = clock.now();
    finish('bought', sinceMs);
  }

  function openPage(): void {
    const sinceMs = clock.now();
    chooseNode().cores.work(costs.pageNodeMs, () =>
      database.work(costs.pageDatabaseMs, () => {
        if (soldOutMs !== undefined && clock.now() > soldOutMs + costs.publishMs)
          finish('saw it sold out', sinceMs);
        else clock.after(-Math.log(1 - random()) * sale.readingMs, () => order(clock.now()));
      }),
    );
  }

  function arrive(place: number): void {
    if (place >= sale.shoppers) return;
    const atMs = sale.arrivalMs * ((place + random()) / sale.shoppers) ** 2;
    clock.after(atMs - clock.now(), () => {
      openPage();
      arrive(place + 1);
    });
  }

  arrive(0);
  clock.run();
  return {
    groups: {
      bought: toGroup(waits.bought),
      'saw it sold out': toGroup(waits['saw it sold out']),
      refused: toGroup(waits.refused),
      'gave up': toGroup(waits['gave up']),
    },
    soldOutMs,
    endMs: clock.now(),
    longestLockQueue: lock.longestQueue,
    longestConnectionQueue,
    busyReplies,
    saturated: Object.values(usages)
      .flatMap((usage) => {
        const second = usage.findFirstAbove(saturation);
        return second === undefined ? [] : [{ name: usage.name, second }];
      })
      .toSorted((a, b) => a.second - b.second),
  };
}

function toGroup(waitsMs: readonly number[]): Group {
  const sorted = Float64Array.from(waitsMs).sort();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { count: sorted.length, medianMs: at(0.5), p99Ms: at(0.99) };
}

/** The number of all shoppers of a report. */
export function countShoppers({ groups }: FlashSaleReport): number {
  return outcomes.reduce((sum, outcome) => sum + groups[outcome].count, 0);
}
