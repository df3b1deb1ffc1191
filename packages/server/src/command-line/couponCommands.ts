import { brandCalls, categoryCalls, couponCalls, productCalls } from '@pawlet/operator';
import type { OperatorClient } from '@pawlet/operator/client';
import type { ClientCommand } from './clientCommand.ts';
import { loadAll } from './loadPage.ts';
import { readAmounts } from './readAmounts.ts';
import { type CommandArguments, readArguments, unknownArgument } from './readArguments.ts';
import { done, refused, withTexts } from './results.ts';
import { sameText } from './sameText.ts';

const daySeconds = 86_400;
const howMuch = '(percent=<1-99> | minus=CNY:20,USD:3,…) [over=CNY:199,USD:29,…]';
const notUnderstood = refused(
  'Invalid: use name=value, such as percent=10, or minus=CNY:20,USD:3 with every currency of the shop.',
);

type Fields = CommandArguments['fields'];

/** An integer of at least one, `fallback` when it is missing, undefined when it is invalid. */
function readCount(fields: Fields, name: string, fallback: number, from = 0): number | undefined {
  const given = fields.get(name);
  if (given === undefined) return fallback;
  return /^\d{1,9}$/u.test(given) && Number(given) >= from ? Number(given) : undefined;
}

/** The discount and its minimum amount; null when they are invalid. */
function readReduction(fields: Fields) {
  const [percent, minus, over] = ['percent', 'minus', 'over'].map((name) => fields.get(name));
  const threshold = over === undefined ? undefined : readAmounts(over);
  const amountsOff = minus === undefined ? undefined : readAmounts(minus);
  const isPercent = percent !== undefined && /^[1-9]\d?$/u.test(percent);
  if (threshold === null || amountsOff === null || (percent === undefined) === (minus === undefined))
    return null;
  if (percent !== undefined && !isPercent) return null;
  return { percentOff: percent === undefined ? undefined : Number(percent), amountsOff, threshold };
}

/** Lists what has slugs, each with its id. */
const slugLists = {
  goods: async (client: OperatorClient, slug: string) =>
    loadAll(
      async (query) =>
        (await client.call(productCalls.listProducts, { input: { ...query, text: slug } })).data,
    ),
  category: async (client: OperatorClient) => (await client.call(categoryCalls.listCategories)).data.items,
  brand: async (client: OperatorClient) => (await client.call(brandCalls.listBrands)).data.items,
};
const scopeFields = { goods: 'products', category: 'categories', brand: 'brands' } as const;

/** What a coupon applies to, of `category:consumables,care`; null when something does not exist. */
async function readScope(client: OperatorClient, text: string | undefined) {
  if (text === undefined) return {};
  const [, kind, list = ''] = /^(goods|category|brand):(.+)$/u.exec(text) ?? [];
  if (kind !== 'goods' && kind !== 'category' && kind !== 'brand') return null;
  const ids: number[] = [];
  for (const slug of list.split(',')) {
    const found = (await slugLists[kind](client, slug)).find((one) => one.slug === slug);
    if (found === undefined) return null;
    ids.push(found.id);
  }
  return { [scopeFields[kind]]: ids };
}

const couponFields = ['for', 'audience', 'total', 'per-person', 'valid-days', 'claim-days', 'open'];
const audiences = ['all', 'new', 'old'] as const;

const couponCommand: ClientCommand = {
  name: 'make-coupon',
  usage: `<slug> ${howMuch} [for=category:<slug>|brand:<slug>|goods:<slug>] [audience=all|new|old] [total=0] [per-person=1] [valid-days=7] [claim-days=30] [open=1] [name=<words>]`,
  summary: 'creates a coupon to claim, or with open=0 one to hand out',
  calls: [
    couponCalls.createCoupon,
    productCalls.listProducts,
    categoryCalls.listCategories,
    brandCalls.listBrands,
  ],
  async run({ client, now }, args) {
    const read = readArguments(args, { fields: ['percent', 'minus', 'over', 'name', ...couponFields] });
    if (typeof read === 'string') return unknownArgument(read);
    const { fields } = read;
    const [slug = '', more] = read.words;
    if (more !== undefined) return unknownArgument(more);
    const reduction = readReduction(fields);
    const audience = audiences.find((one) => one === (fields.get('audience') ?? 'all'));
    const [total, perPerson, validDays, claimDays] = [
      readCount(fields, 'total', 0),
      readCount(fields, 'per-person', 1),
      readCount(fields, 'valid-days', 7, 1),
      readCount(fields, 'claim-days', 30, 1),
    ];
    if (reduction === null || audience === undefined || claimDays === undefined) return notUnderstood;
    if (total === undefined || perPerson === undefined || validDays === undefined) return notUnderstood;
    const scope = await readScope(client, fields.get('for'));
    if (scope === null) return refused(`There is no ${fields.get('for') ?? ''}.`);
    const input = {
      ...reduction,
      ...scope,
      slug,
      name: sameText(fields.get('name') ?? slug),
      audience,
      total,
      perPerson,
      validDays,
      from: now(),
      until: now() + claimDays * daySeconds,
      isPublic: fields.get('open') !== '0',
    };
    await client.call(couponCalls.createCoupon, { input });
    return done(`coupon ${slug} created.`);
  },
};

const codeCommand: ClientCommand = {
  name: 'make-code',
  usage: `<CODE> ${howMuch} [total=0] [per-person=1] [days=30] [name=<words>]`,
  summary: 'creates a discount code',
  calls: [couponCalls.createCode],
  async run({ client, now }, args) {
    const known = ['percent', 'minus', 'over', 'total', 'per-person', 'days', 'name'];
    const read = readArguments(args, { fields: known });
    if (typeof read === 'string') return unknownArgument(read);
    const { fields } = read;
    const [typed = '', more] = read.words;
    if (more !== undefined) return unknownArgument(more);
    const code = typed.toUpperCase();
    const reduction = readReduction(fields);
    const total = readCount(fields, 'total', 0);
    const perPerson = readCount(fields, 'per-person', 1);
    const days = readCount(fields, 'days', 30, 1);
    if (reduction === null || total === undefined || perPerson === undefined || days === undefined)
      return notUnderstood;
    const period = { from: now(), until: now() + days * daySeconds };
    const name = sameText(fields.get('name') ?? code);
    return withTexts({}, async () => {
      await client.call(couponCalls.createCode, {
        input: { ...reduction, ...period, code, name, total, perPerson },
      });
      return done(`code ${code} created.`);
    });
  },
};

/** Coupons and discount codes. */
export const couponCommands: readonly ClientCommand[] = [couponCommand, codeCommand];
