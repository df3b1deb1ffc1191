import type { Pawlet } from '@pawlet/core';
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
/** How long an answer that nobody has used yet stays good: cards further down come into view much later. */
const unusedMs = 5 * 60_000;
/** How long one that was used does: cards that ask at the same moment share it. */
const usedMs = 2000;

interface Answer {
  readonly goods: Promise<GoodsCard | undefined>;
  readonly askedAt: number;
  isUsed: boolean;
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

  function ask(ids: readonly GoodsId[]): void {
    const found = api.goods.list({ ids, pageSize: mostIds });
    const askedAt = performance.now();
    const target = answers;
    for (const id of ids) {
      const goods = found.then(({ items }) => items.find((item) => item.id === id));
      target.set(id, { goods, askedAt, isUsed: false });
    }
    // Who asked hears of the failure; the next one asks again.
    found.catch(() => {
      for (const id of ids) target.delete(id);
    });
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
      return Promise.all(
        ids.map(async (id) => {
          const answer = answers.get(id);
          if (answer === undefined) return undefined;
          answer.isUsed = true;
          return answer.goods;
        }),
      );
    },
  };
}
