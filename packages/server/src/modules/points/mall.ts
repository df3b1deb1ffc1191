import type {
  ParsedInputOf,
  scoreExchangeList,
  scoreExchangeProductDetail,
  scoreLogs,
  scoreMyExchange,
  scoreMyExchangeDetail,
  WireOutputOf,
} from '@pawlet/core/contract';
import type { RequestContext, ShopperContext } from '../../http/requestContext.ts';
import { ok, refuse, type Result } from '../../http/result.ts';
import { pictureUrl, toPage } from '../products/wireValues.ts';
import { toExchange, toProduct } from './present.ts';
import { findExchange, findExchanges, findLogs, findProduct, findProducts } from './repository.ts';

const logSize = 10;

/** One page of the shopper's points movements. */
export async function readLogs(
  { db, shopper, pick }: ShopperContext,
  { page }: ParsedInputOf<typeof scoreLogs>,
) {
  const { rows, total } = await findLogs(db, shopper.id, (page - 1) * logSize, logSize);
  const data = rows.map((row) => ({
    id: row.id,
    user_id: row.userId,
    score: row.delta,
    before: row.before,
    after: row.after,
    memo: pick(row.memo),
    createtime: row.createtime,
  }));
  return toPage(total, page, logSize, data);
}

/** One page of the points mall. */
export async function listProducts(context: RequestContext, input: ParsedInputOf<typeof scoreExchangeList>) {
  const { page, num, score_max: maxPoints, ...rest } = input;
  const filter = { ...rest, maxPoints, language: context.language };
  const { rows, total } = await findProducts(context.db, filter, (page - 1) * num, num);
  const data = rows.map((row) => toProduct(context, row));
  return toPage(total, page, num, data);
}

/** One product of the points mall. */
export async function readProduct(
  context: RequestContext,
  id: number,
): Promise<Result<WireOutputOf<typeof scoreExchangeProductDetail>>> {
  const row = await findProduct(context.db, id);
  if (!row?.isActive) return refuse('NOT_FOUND');
  return ok({
    ...toProduct(context, row),
    images: row.images.map((key) => pictureUrl(context.baseUrl, key)),
    models: row.models.map((model) => context.pick(model)),
    limit: row.personLimit,
  });
}

/** One page of the shopper's exchanges. */
export async function listExchanges(context: ShopperContext, input: ParsedInputOf<typeof scoreMyExchange>) {
  const { page, num, type, status } = input;
  const filter = { userId: context.shopper.id, type, status };
  const { rows, total } = await findExchanges(context.db, filter, (page - 1) * num, num);
  const data = rows.map((row) => toExchange(context, row));
  return toPage(total, page, num, data);
}

/** One of the shopper's exchanges. */
export async function readExchange(
  context: ShopperContext,
  id: number,
): Promise<Result<WireOutputOf<typeof scoreMyExchangeDetail>>> {
  const row = await findExchange(context.db, context.shopper.id, id);
  return row ? ok(toExchange(context, row)) : refuse('NOT_FOUND');
}
