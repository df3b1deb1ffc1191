import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { brands, categories } from '../../db/schema/category.ts';
import type { CouponScope } from '../../db/schema/coupon.ts';
import { products } from '../../db/schema/products.ts';
import type { CommandResult, OperatorCommand } from '../operator/command.ts';
import { readCount, readFields, readReduction, sameName } from './commandFields.ts';
import { insertCode, insertCoupon } from './insertOffers.ts';

const daySeconds = 86_400;
const howMuch = '(percent=<1-99> | minus=CNY:20,USD:3) [over=CNY:199,USD:29]';
const notUnderstood: CommandResult = {
  status: 'refused',
  text: 'Invalid: use name=value, such as percent=10 or minus=CNY:20,USD:3.',
};

const told = (name: string, id: number | null): CommandResult =>
  id === null
    ? { status: 'refused', text: `${name} already exists.` }
    : { status: 'done', text: `${name} created.` };

const scopeTables = { goods: products, category: categories, brand: brands } as const;
const scopeLists = { goods: 'goodsIds', category: 'categoryIds', brand: 'brandIds' } as const;

/**
 * Parses `category:consumables,care`, `brand:whiskr` or `goods:strap-band`; null when something does not
 * exist.
 */
async function readScope(db: Database, text: string | undefined): Promise<CouponScope | null> {
  const nothing: CouponScope = { goodsIds: [], categoryIds: [], brandIds: [] };
  if (text === undefined) return nothing;
  const [, kind, list = ''] = /^(goods|category|brand):(.+)$/u.exec(text) ?? [];
  if (kind !== 'goods' && kind !== 'category' && kind !== 'brand') return null;
  const slugs = list.split(',');
  const table = scopeTables[kind];
  const rows = await db.select({ id: table.id }).from(table).where(inArray(table.slug, slugs));
  return rows.length === slugs.length ? { ...nothing, [scopeLists[kind]]: rows.map(({ id }) => id) } : null;
}

/** Creates a coupon that shoppers can claim. */
const createCouponCommand: OperatorCommand = {
  name: 'make-coupon',
  usage: `<slug> ${howMuch} [for=category:<slug>|brand:<slug>|goods:<slug>] [audience=all|new|old] [total=0] [per-person=1] [valid-days=7] [claim-days=30] [open=1] [name=<words>]`,
  summary: 'creates a coupon to claim, or with open=0 one to hand out',
  async run({ db }, [slug = '', ...args], now) {
    const fields = readFields(args);
    const worth = fields && readReduction(fields);
    if (!/^[\w-]{1,40}$/u.test(slug) || !fields || !worth) return notUnderstood;
    const scope = await readScope(db, fields.get('for'));
    const audience = fields.get('audience') ?? 'all';
    const total = readCount(fields, 'total', 0);
    const perPerson = readCount(fields, 'per-person', 1);
    const validDays = readCount(fields, 'valid-days', 7, { from: 1, to: 3650 });
    const claimDays = readCount(fields, 'claim-days', 30, { from: 1, to: 3650 });
    if (!scope || total === null || perPerson === null || validDays === null || claimDays === null)
      return notUnderstood;
    if (audience !== 'all' && audience !== 'new' && audience !== 'old') return notUnderstood;
    const id = await insertCoupon(db, {
      ...worth,
      slug,
      name: sameName(fields.get('name') ?? slug),
      scope,
      audience,
      total,
      perPerson,
      mode: 'fixation',
      validDays,
      begintime: now,
      endtime: now + claimDays * daySeconds,
      isOpen: fields.get('open') !== '0',
      createtime: now,
    });
    return told(`coupon ${slug}`, id);
  },
};

/** Creates a discount code. */
const createCodeCommand: OperatorCommand = {
  name: 'make-code',
  usage: `<CODE> ${howMuch} [total=0] [per-person=1] [days=30] [name=<words>]`,
  summary: 'creates a discount code',
  async run({ db }, [typed = '', ...args], now) {
    const code = typed.toUpperCase();
    const fields = readFields(args);
    const worth = fields && readReduction(fields);
    if (!/^[\w-]{3,40}$/u.test(code) || !fields || !worth) return notUnderstood;
    const total = readCount(fields, 'total', 0);
    const perPerson = readCount(fields, 'per-person', 1);
    const days = readCount(fields, 'days', 30, { from: 1, to: 3650 });
    if (total === null || perPerson === null || days === null) return notUnderstood;
    const name = sameName(fields.get('name') ?? code);
    const period = { begintime: now, endtime: now + days * daySeconds };
    return told(`code ${code}`, await insertCode(db, { ...worth, ...period, code, name, total, perPerson }));
  },
};

/** Operator commands for coupons and codes. */
export const couponCommands: readonly OperatorCommand[] = [createCouponCommand, createCodeCommand];
