import type { orderAdd, ParsedInputOf } from '@pawlet/core/contract';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepareSql } from '../../db/prepared.ts';
import { quotes } from '../../db/schema/quote.ts';
import { sha256 } from '../../http/digest.ts';
import type { ShopperContext } from '../../http/requestContext.ts';
import type { Random } from '../../ports/random.ts';
import { toMinor } from '../products/wireValues.ts';
import type { Quote } from './quote.ts';

/** Maximum number of quotes per shopper; the oldest are dropped first. */
export const quotesPerShopper = 20;

/** Seconds for which a quote is stored. */
export const quoteLifeSeconds = 7 * 24 * 3600;

const insertQuote = prepareSql<{ quote_no: string }>(sql`
  with dropped as (
    delete from ${quotes} where ${quotes.userId} = ${sql.placeholder('userId')} and ${quotes.id} <= (
      select kept.id from ${quotes} as kept where kept.user_id = ${sql.placeholder('userId')}
      order by kept.id desc offset ${sql.raw(String(quotesPerShopper))} limit 1))
  insert into ${quotes} (user_id, quote_no, lines, terms, createtime)
  values (${sql.placeholder('userId')}, ${sql.placeholder('quoteNo')}, ${sql.placeholder('lines')},
    ${sql.placeholder('terms')}, ${sql.placeholder('now')})
  on conflict (user_id, terms) do update set id = default, createtime = excluded.createtime
  returning quote_no`);

/** Stores what a shopper was shown and returns its number, which stays the same while the offer does. */
export async function storeQuote(
  { db, shopper, now, currency }: ShopperContext,
  random: Random,
  quote: Quote,
): Promise<string> {
  const quoteNo = random.uuid();
  const [kept] = await insertQuote(db, {
    userId: shopper.id,
    quoteNo,
    lines: await getLines(quote.rows.map(({ cart }) => cart.id)),
    terms: await getTerms(quote, currency),
    now,
  });
  return kept?.quote_no ?? quoteNo;
}

/** The terms that an order is compared with. */
export type OrderClaim = Pick<ParsedInputOf<typeof orderAdd>, 'ids' | 'quote_no' | 'saleamount'>;

/** The terms of the quote that an order is held to; null without one. */
export async function findPromisedTerms(
  { db, shopper }: ShopperContext,
  { ids, quote_no: quoteNo, saleamount }: OrderClaim,
): Promise<string | null> {
  const own = eq(quotes.userId, shopper.id);
  if (quoteNo === '' && saleamount !== null) return null;
  const [promised] = await db
    .select({ terms: quotes.terms })
    .from(quotes)
    .where(and(own, quoteNo === '' ? eq(quotes.lines, await getLines(ids)) : eq(quotes.quoteNo, quoteNo)))
    .orderBy(desc(quotes.id))
    .limit(1);
  return promised?.terms ?? null;
}

/**
 * Whether an order costs what its shopper was shown (docs/adr/0016): the client's total and quote number must
 * both be current; a client that sends neither is held to the last quote for these lines.
 */
export async function isAsPromised(
  { quote_no: quoteNo, saleamount }: OrderClaim,
  promised: string | null,
  quote: Quote,
  currency: string,
): Promise<boolean> {
  if (saleamount !== null && toMinor(saleamount) !== quote.priced.total) return false;
  if (promised !== null) return promised === (await getTerms(quote, currency));
  // An unknown number promises nothing: only the total tells what was shown.
  return quoteNo === '' || saleamount !== null;
}

/** Deletes outdated quotes. */
export async function dropOldQuotes(db: Database, now: number): Promise<void> {
  await db.delete(quotes).where(lt(quotes.createtime, now - quoteLifeSeconds));
}

function getLines(ids: readonly number[]): Promise<string> {
  return sha256(ids.toSorted((a, b) => a - b).join());
}

function getTerms({ priced, rows, coupon, code }: Quote, currency: string): Promise<string> {
  const { shippingFee, total, points } = priced;
  // Regular amounts: quotes were stored like this before the price of a piece included its discount.
  const regular = new Map(priced.lines.map(({ key, piece }) => [key, piece.regular]));
  const productsAmount = rows.reduce(
    (sum, { cart: { id, quantity } }) => sum + (regular.get(id) ?? 0) * quantity,
    0,
  );
  const discount = productsAmount + shippingFee - total;
  const realAmounts = new Map(priced.lines.map(({ key, realAmount }) => [key, realAmount]));
  const lines = rows
    .map(({ cart: { id, skuId, quantity } }) => [id, skuId, quantity, realAmounts.get(id) ?? 0] as const)
    .toSorted(([a], [b]) => a - b);
  const choices = [coupon?.own.id ?? 0, code?.id ?? 0, points.used];
  return sha256(JSON.stringify([currency, productsAmount, shippingFee, discount, total, choices, lines]));
}
