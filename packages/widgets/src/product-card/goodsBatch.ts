import type { Pawlet } from '@pawlet/core';
import { isHttpError, isPawletError } from '@pawlet/core/errors';
import type { GoodsCard, GoodsId } from '@pawlet/core/api';

/** Asks for the goods of all the cards of a page together. */
export interface GoodsBatch {
  /** Says that a card will show these, now or once it comes into view; answers the function that ends it. */
  announce(ids: readonly GoodsId[]): () => void;
  /** Goods by their ids; undefined for those that are gone. What is announced besides is asked for with them. */
  load(ids: readonly GoodsId[]): Promise<readonly (GoodsCard | undefined)[]>;
}

/** What one call may ask for. */
const mostIds = 50;
/** Further calls that one refused call may lead to: enough to find a few bad ids among fifty, too few to press a shop that refuses all. */
const mostRepeats = 16;
/** How long an answer that nobody has used yet stays good: cards further down come into view much later. */
const unusedMs = 5 * 60_000;
/** How long one that was used does: cards that ask at the same moment share it. */
const usedMs = 2000;

interface Answer {
  readonly goods: Promise<GoodsCard | undefined>;
  readonly askedAt: number;
  isUsed: boolean;
}

/** Tells that the shop refused what was asked, or answered what cannot be read: with other ids it may answer well. */
function isRefusal(error: unknown): boolean {
  if (isHttpError(error)) return error.status < 500 && error.status !== 429;
  return isPawletError(error, 'HTTP') || isPawletError(error, 'CONTRACT');
}

const batches = new WeakMap<Pawlet, GoodsBatch>();

/** The batch of a shop: all cards of it share one. */
export function goodsBatchOf(pawlet: Pawlet): GoodsBatch {
  const known = batches.get(pawlet);
  if (known !== undefined) return known;
  const made = createGoodsBatch(pawlet);
  batches.set(pawlet, made);
  return made;
}

/** Makes the batch of a shop. */
export function createGoodsBatch({ api, session }: Pick<Pawlet, 'api' | 'session'>): GoodsBatch {
  const announced = new Map<GoodsId, number>();
  let answers = new Map<GoodsId, Answer>();
  let scope = '';

  function isGood(answer: Answer | undefined): answer is Answer {
    if (answer === undefined) return false;
    return performance.now() - answer.askedAt < (answer.isUsed ? usedMs : unusedMs);
  }

  function forgetOtherScope(): void {
    const { lang, country } = session.store.getState();
    const now = `${lang}/${country}`;
    if (now !== scope) answers = new Map();
    scope = now;
  }

  /** Goods of each id. One call for all; where the shop refuses it the halves are asked for, so that one bad id costs no other. */
  async function read(
    ids: readonly GoodsId[],
    repeats = { left: mostRepeats },
  ): Promise<(id: GoodsId) => Promise<GoodsCard | undefined>> {
    try {
      const { items } = await api.goods.list({ ids, pageSize: mostIds });
      return (id) => Promise.resolve(items.find((item) => item.id === id));
    } catch (error) {
      if (ids.length === 1 || repeats.left < 2 || !isRefusal(error)) return () => Promise.reject(error);
      repeats.left -= 2;
      const middle = Math.ceil(ids.length / 2);
      const first = ids.slice(0, middle);
      const [ofFirst, ofRest] = await Promise.all([read(first, repeats), read(ids.slice(middle), repeats)]);
      return (id) => (first.includes(id) ? ofFirst(id) : ofRest(id));
    }
  }

  function ask(ids: readonly GoodsId[]): void {
    const found = read(ids);
    const askedAt = performance.now();
    const target = answers;
    for (const id of ids) {
      const goods = found.then((goodsOf) => goodsOf(id));
      target.set(id, { goods, askedAt, isUsed: false });
      // The failure is the caller's, if there is one; the next one asks again.
      goods.catch(() => target.delete(id));
    }
  }

  /** Asks for these first, and for what is announced in the order of its announcement. */
  function askFor(ids: readonly GoodsId[]): void {
    const missing = [...new Set([...ids, ...announced.keys()])].filter((id) => !isGood(answers.get(id)));
    if (!missing.some((id) => ids.includes(id))) return;
    for (let start = 0; start < missing.length; start += mostIds) ask(missing.slice(start, start + mostIds));
  }

  return {
    announce(ids) {
      for (const id of ids) announced.set(id, (announced.get(id) ?? 0) + 1);
      return () => {
        for (const id of ids) {
          const left = (announced.get(id) ?? 0) - 1;
          if (left > 0) announced.set(id, left);
          else announced.delete(id);
        }
      };
    },
    async load(ids) {
      // Cards that mount together announce themselves before the first of them asks.
      await Promise.resolve();
      forgetOtherScope();
      askFor(ids);
      const found = await Promise.allSettled(
        ids.map(async (id) => {
          const answer = answers.get(id);
          if (answer === undefined) return undefined;
          answer.isUsed = true;
          return answer.goods;
        }),
      );
      const failures = found.filter((one) => one.status === 'rejected');
      // What the shop refuses by itself is left out like what is gone; a list of nothing else has failed.
      const failure = failures.find(({ reason }) => !isRefusal(reason)) ?? failures[0];
      if (failure !== undefined && (failures.length === ids.length || !isRefusal(failure.reason)))
        throw failure.reason;
      return found.map((one) => (one.status === 'fulfilled' ? one.value : undefined));
    },
  };
}
