import type { Pawlet } from '@pawlet/core';
import { isHttpError, isPawletError } from '@pawlet/core/errors';
import type { ProductSummary, ProductId } from '@pawlet/core/api';

/** Loads the products of all cards of a page together. */
export interface ProductBatch {
  /** Announces that a card will show these products, now or once visible; returns a function that withdraws it. */
  announce(ids: readonly ProductId[]): () => void;
  /** Products by id; undefined for missing ones. Announced products are loaded in the same call. */
  load(ids: readonly ProductId[]): Promise<readonly (ProductSummary | undefined)[]>;
}

/** Maximum ids per call. */
const maxIds = 50;
/**
 * Maximum additional calls after a refused one: enough to find a few invalid ids among fifty, without flooding a shop
 * that refuses all.
 */
const maxExtraCalls = 16;
/** Cache time of an unused product: cards further down become visible much later. */
const unusedMs = 5 * 60_000;
/** Cache time of a used one: cards that load at the same moment share it. */
const usedMs = 2000;

interface Answer {
  readonly product: Promise<ProductSummary | undefined>;
  readonly requestedAt: number;
  isUsed: boolean;
}

/** True if the shop refused the request or returned an invalid reply: with other ids it may succeed. */
function isRefusal(error: unknown): boolean {
  if (isHttpError(error)) return error.status < 500 && error.status !== 429;
  return isPawletError(error, 'HTTP') || isPawletError(error, 'CONTRACT');
}

const batches = new WeakMap<Pawlet, ProductBatch>();

/** The batch of a shop, shared by all its cards. */
export function getProductBatch(pawlet: Pawlet): ProductBatch {
  const known = batches.get(pawlet);
  if (known !== undefined) return known;
  const made = createProductBatch(pawlet);
  batches.set(pawlet, made);
  return made;
}

/** Creates the batch of a shop. */
export function createProductBatch({ api, session }: Pick<Pawlet, 'api' | 'session'>): ProductBatch {
  const announced = new Map<ProductId, number>();
  let answers = new Map<ProductId, Answer>();
  let scope = '';

  function isGood(answer: Answer | undefined): answer is Answer {
    if (answer === undefined) return false;
    return performance.now() - answer.requestedAt < (answer.isUsed ? usedMs : unusedMs);
  }

  function forgetOtherScope(): void {
    const { lang, country } = session.store.getState();
    const now = `${lang}/${country}`;
    if (now !== scope) answers = new Map();
    scope = now;
  }

  /**
   * Loads the products of the ids in one call; if the shop refuses it, the halves are loaded, so that an invalid id
   * does not affect others.
   */
  async function read(
    ids: readonly ProductId[],
    repeats = { left: maxExtraCalls },
  ): Promise<(id: ProductId) => Promise<ProductSummary | undefined>> {
    try {
      const { items } = await api.products.list({ ids, pageSize: maxIds });
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

  function ask(ids: readonly ProductId[]): void {
    const found = read(ids);
    const requestedAt = performance.now();
    const target = answers;
    for (const id of ids) {
      const product = found.then((getProduct) => getProduct(id));
      target.set(id, { product, requestedAt, isUsed: false });
      // The caller handles the failure, if there is one; the next one retries.
      product.catch(() => target.delete(id));
    }
  }

  /** Loads these first, followed by announced ones in order. */
  function request(ids: readonly ProductId[]): void {
    const missing = [...new Set([...ids, ...announced.keys()])].filter((id) => !isGood(answers.get(id)));
    if (!missing.some((id) => ids.includes(id))) return;
    for (let start = 0; start < missing.length; start += maxIds) ask(missing.slice(start, start + maxIds));
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
      // Cards that mount together announce themselves before the first of them loads.
      await Promise.resolve();
      forgetOtherScope();
      request(ids);
      const found = await Promise.allSettled(
        ids.map(async (id) => {
          const answer = answers.get(id);
          if (answer === undefined) return undefined;
          answer.isUsed = true;
          return answer.product;
        }),
      );
      const failures = found.filter((one) => one.status === 'rejected');
      // A refused product is omitted like a missing one; a list of only refused ones has failed.
      const failure = failures.find(({ reason }) => !isRefusal(reason)) ?? failures[0];
      if (failure !== undefined && (failures.length === ids.length || !isRefusal(failure.reason)))
        throw failure.reason;
      return found.map((one) => (one.status === 'fulfilled' ? one.value : undefined));
    },
  };
}
