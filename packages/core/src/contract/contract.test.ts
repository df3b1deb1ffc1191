import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { cartItemWire } from '../../test/wireBuilders.ts';
import * as contract from './index.ts';
import type { Endpoint } from './endpoint.ts';

const endpoints = Object.values(contract).filter(
  (value): value is Extract<typeof value, Endpoint> => typeof value === 'object' && 'access' in value,
);

function getProblems(endpoint: Endpoint, input: unknown): Readonly<Record<string, string>> | 'fine' {
  const result = v.safeParse(endpoint.input, input);
  return result.success ? 'fine' : contract.fieldProblemsOf(result.issues);
}

function parse<E extends Endpoint>(endpoint: E, input: unknown): v.InferOutput<E['input']> {
  return v.parse(endpoint.input, input) as v.InferOutput<E['input']>;
}

describe('all endpoints', () => {
  it('have a unique method and path', () => {
    const names = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(47);
    expect(
      names.every((name) =>
        /^(GET|POST) \/(addons\/(shop|signin|third)\/api[./]|api\/|ssc\/|cloud\/api\/)/.test(name),
      ),
    ).toBe(true);
  });

  it.each(endpoints.map((one) => [`${one.method} ${one.path}`, one] as const))(
    '%s returns values or known problems for any input',
    (_, one) => {
      const names = Object.keys('entries' in one.input ? one.input.entries : {});
      const field = fc.constantFrom(...names, 'ids', 'mobile');
      const value = fc.oneof(
        fc.jsonValue(),
        fc.string(),
        fc.integer(),
        fc.constantFrom('1', '1,2', '', null, -1),
      );
      fc.assert(
        fc.property(fc.oneof(fc.dictionary(field, value), fc.jsonValue()), (input) => {
          const problems = getProblems(one, input);
          if (problems === 'fine') return;
          expect(Object.keys(problems).length).toBeGreaterThan(0);
          for (const problem of Object.values(problems)) {
            expect(contract.fieldProblems).toContain(problem);
          }
        }),
        { numRuns: 60 },
      );
    },
  );
});

describe('inputs', () => {
  const {
    cartAdd,
    cartDel,
    goodsLists,
    addressV2addedit,
    smsSend,
    orderAdd,
    orderPay,
    pageIndex,
    loginLogin,
  } = contract;
  const address = { receiver: 'Mimi', mobile: '13800000000', area_id: 3, address: 'Lane 1' };
  const invoice = { head_type: 1, title: 'Cat Ltd', tax_no: '91', email: 'a@b.test' };

  it.each([
    [cartAdd, {}, { goods_id: 'required', nums: 'required' }],
    [cartAdd, { goods_id: 'x', nums: 1.5 }, { goods_id: 'type', nums: 'type' }],
    [cartAdd, { goods_id: 0, nums: -1 }, { goods_id: 'range', nums: 'range' }],
    [cartAdd, { goods_id: 4_000_000_000, nums: 10_000 }, { goods_id: 'range', nums: 'range' }],
    [cartAdd, { goods_id: 1, nums: 1, sceneval: 3 }, { sceneval: 'choice' }],
    [cartAdd, { goods_id: [1], nums: {} }, { goods_id: 'type', nums: 'type' }],
    [cartAdd, 'text', { body: 'type' }],
    [cartDel, { id: '' }, { id: 'required' }],
    [cartDel, { id: '1;2' }, { id: 'format' }],
    [cartDel, { id: '1,0' }, { id: 'range' }],
    [cartDel, { id: Array.from({ length: 201 }, (_, index) => index + 1).join() }, { id: 'length' }],
    [goodsLists, { page: 0, pageNum: 51 }, { page: 'range', pageNum: 'range' }],
    [goodsLists, { page: 'two' }, { page: 'type' }],
    [goodsLists, { keyword: 'x'.repeat(101), orderby: 'id' }, { keyword: 'length', orderby: 'choice' }],
    [goodsLists, { price: '20-10' }, { price: 'range' }],
    [goodsLists, { price: 'cheap' }, { price: 'format' }],
    [goodsLists, { attributes: [{ attribute_id: 1 }] }, { 'attributes.0.value_id': 'required' }],
    [goodsLists, { attributes: 'all' }, { attributes: 'type' }],
    [addressV2addedit, { ...address, mobile: '12800000000' }, { mobile: 'format' }],
    [
      addressV2addedit,
      { ...address, receiver: '  ', isdefault: 2 },
      { receiver: 'required', isdefault: 'choice' },
    ],
    [addressV2addedit, { ...address, address: 'a\u0000b' }, { address: 'format' }],
    [smsSend, { mobile: '2025550100', event: 'register' }, { mobile: 'format' }],
    [smsSend, { mobile: '13800000000', event: 'gift' }, { event: 'choice' }],
    [loginLogin, { account: 'mimi', password: '12345' }, { password: 'length' }],
    [orderAdd, { ids: '1', address_id: 1, saleamount: '1.234' }, { saleamount: 'format' }],
    [
      orderAdd,
      { ids: '1', address_id: 1, invoice: { ...invoice, tax_no: '' } },
      { 'invoice.tax_no': 'required' },
    ],
    [
      orderAdd,
      { ids: '1', address_id: 1, invoice: { ...invoice, email: 'a@b' } },
      { 'invoice.email': 'format' },
    ],
    [
      orderPay,
      { order_sn: '1 OR 1', paytype: 'cash', method: 'wap' },
      { order_sn: 'format', paytype: 'choice' },
    ],
    [pageIndex, {}, { id: 'required' }],
  ])('report problems: %# %o', (one, input, problems) => {
    expect(getProblems(one, input)).toEqual(problems);
  });

  it('accept numbers as strings, lists as csv and blanks as absent', () => {
    expect(parse(cartAdd, { goods_id: ' 12 ', goods_sku_id: '', nums: '2', extra: 1 })).toEqual({
      goods_id: 12,
      goods_sku_id: null,
      nums: 2,
      sceneval: 1,
    });
    expect(parse(cartDel, { id: '3, 4,3' })).toEqual({ id: [3, 4] });
    expect(parse(cartDel, { id: 3 })).toEqual({ id: [3] });
    expect(parse(orderAdd, { ids: [1, '2'], address_id: '4', saleamount: 12.5, memo: null })).toMatchObject({
      ids: [1, 2],
      address_id: 4,
      saleamount: '12.50',
      memo: '',
      invoice: null,
    });
    expect(parse(smsSend, { mobile: 2_025_550_100, event: 'bind', area_code: '+1' })).toEqual({
      mobile: '2025550100',
      event: 'bind',
      area_code: '1',
    });
  });

  it('keeps spaces in passwords only', () => {
    expect(parse(loginLogin, { account: ' mimi ', password: ' secret ' })).toEqual({
      account: 'mimi',
      password: ' secret ',
    });
  });

  it('parse the filters of a product list', () => {
    const filters = {
      price: '100-',
      brand_id: '1,2',
      attributes: [{ attribute_id: '5', value_id: [7, '8'] }],
    };
    expect(parse(goodsLists, filters)).toMatchObject({
      price: { low: '100.00', high: null },
      brand_id: [1, 2],
      attributes: [{ attribute_id: 5, value_id: [7, 8] }],
      page: 1,
      pageNum: 10,
      orderby: 'weigh',
      orderway: 'desc',
    });
  });
});

describe('outputs', () => {
  it('fill what a base server omits from the config', () => {
    const config = v.parse(contract.commonInit.output, {
      upload: { multipart: [] },
      navigate: [{ name: 'All' }],
    });
    expect(config.theme).toEqual({ color: '#ffffff', bgColor: '#E56A54', ladder: 10, number: 9, border: 5 });
    expect(config.shop_country_info).toMatchObject({ currency: 'CNY', country_code: 'CHN' });
    expect(config.upload.multipart).toEqual({});
    expect(config.navigate[0]).toMatchObject({ switch: true });
  });

  it('parse a cart that a base server sends as a map with gaps', () => {
    const rows = v.parse(contract.cartIndex.output, { '0': cartItemWire(), '2': cartItemWire({ id: 4 }) });
    expect(rows.map(({ id }) => id)).toEqual([1, 4]);
    expect(v.parse(contract.cartIndex.output, [])).toEqual([]);
  });

  it.each([
    [12, '12.00'],
    ['12.5', '12.50'],
    ['0.00', '0.00'],
    ['-3.10', '-3.10'],
    ['012.00', '12.00'],
  ])('parse money %s as %s', (given, read) => {
    expect(v.parse(contract.apiUserMoney.output, { money: given }).money).toBe(read);
  });

  it('reject invalid money', () => {
    expect(v.safeParse(contract.apiUserMoney.output, { money: '1,200.00' }).success).toBe(false);
  });

  it('name the missing field of a reply', () => {
    expect(v.safeParse(contract.orderIndex.output, { total: 0, per_page: 10, current_page: 1 }).success).toBe(
      false,
    );
  });
});
