import { describe, expect, it } from 'vitest';
import { type Localized, languages } from '../../i18n/language.ts';
import { toCreditNoteDocument } from './creditNoteDocument.ts';
import { type CoveredOrder, toDocument } from './document.ts';

const seller = {
  name: 'Shop',
  address: 'Street 1',
  tax: 'T1',
  phone: '1',
  email: 's@shop.test',
  returns: '',
  language: '' as const,
};
const named = (text: string) =>
  Object.fromEntries(languages.map((language) => [language, text])) as Record<keyof Localized, string>;

const invoice: Parameters<typeof toDocument>[0] = {
  id: 1,
  invoiceSn: '9'.repeat(26),
  fileKey: 'key',
  userId: 1,
  type: 1,
  headType: 1,
  title: 'Buyer',
  taxNo: 'DE1',
  bankName: '',
  bankAccount: '',
  address: '',
  mobile: '',
  email: 'b@buyer.test',
  content: '',
  amount: 0,
  currency: 'EUR',
  language: 'en',
  seller: null,
  status: 'issued',
  createtime: 1_795_217_400,
  issuetime: 1_795_217_400,
  mailtime: null,
  attempts: 0,
  dueAt: 0,
};

function covered(
  orderSn: string,
  money: { discount: number; named: number; refunded: number },
): CoveredOrder {
  const lines = [
    { title: named('Fountain'), attributes: [], skuCode: 'PW-1', quantity: 2, price: 5000, isGift: false },
    {
      title: named('Bowl'),
      attributes: [{ name: named('Colour'), value: named('Red') }],
      skuCode: 'PW-2',
      quantity: 1,
      price: 0,
      isGift: true,
    },
  ];
  const total = 10_000 - money.discount + 700;
  const order = {
    orderSn,
    country: 'DEU',
    createtime: 1_795_000_000,
    paytime: 1_795_000_100,
    productsAmount: 10_000,
    shippingFee: 700,
    discount: money.discount,
    discounts: money.named === 0 ? [] : [{ name: named('Autumn'), amount: money.named }],
    total,
  };
  // The part of an order on an invoice; the other columns do not matter.
  return { order, lines, amount: total - money.refunded } as unknown as CoveredOrder;
}

const parseAmount = (text: string) => Number(text.replaceAll(/[^\d.-]/gu, ''));

describe('invoice document', () => {
  it('adds up for one order, with every discount by name', () => {
    const one = covered('1'.repeat(26), { discount: 1500, named: 1200, refunded: 400 });
    const { orders, sums, total, facts, buyer } = toDocument(
      { ...invoice, amount: one.amount },
      [one],
      seller,
    );
    expect(sums.map(({ label, value }) => [label, value])).toEqual([
      ['Subtotal', '€100.00'],
      ['Autumn', '-€12.00'],
      ['Discounts', '-€3.00'],
      ['Shipping', '€7.00'],
      ['Already refunded', '-€4.00'],
    ]);
    expect(total.value).toBe('€88.00');
    expect(orders).toMatchObject([{ heading: '', sums: [] }]);
    expect(orders[0]?.lines).toEqual([
      {
        position: '1',
        title: 'Fountain',
        detail: 'PW-1',
        quantity: '2',
        unitPrice: '50.00',
        amount: '100.00',
      },
      {
        position: '2',
        title: 'Bowl',
        detail: 'Free gift  ·  Colour: Red  ·  PW-2',
        quantity: '1',
        unitPrice: '0.00',
        amount: '0.00',
      },
    ]);
    expect(facts.map(({ label }) => label)).toContain('Paid on');
    expect(buyer.lines).toEqual(['Tax number: DE1', 'b@buyer.test']);
  });

  it('adds up for several orders, each on its own and all together', () => {
    const orders = [
      covered('1'.repeat(26), { discount: 1000, named: 1000, refunded: 0 }),
      covered('2'.repeat(26), { discount: 0, named: 0, refunded: 700 }),
    ];
    const amount = orders.reduce((sum, one) => sum + one.amount, 0);
    const document = toDocument({ ...invoice, amount }, orders, seller);
    const adds = (sums: readonly { readonly value: string }[]) =>
      sums.reduce((sum, { value }) => sum + parseAmount(value), 0);
    expect(adds(document.sums)).toBeCloseTo(parseAmount(document.total.value));
    for (const { sums, heading } of document.orders) {
      expect(adds(sums.slice(0, -1))).toBeCloseTo(parseAmount(sums.at(-1)?.value ?? ''));
      expect(heading).toMatch(/^Order [12]{26} {2}· {2}November 18, 2026$/u);
    }
    expect(document.orders.flatMap(({ lines }) => lines.map(({ position }) => position))).toEqual([
      '1',
      '2',
      '3',
      '4',
    ]);
  });
});

describe('credit note document', () => {
  const order = covered('1'.repeat(26), { discount: 0, named: 0, refunded: 0 });
  const lines = order.lines.map((line, id) => ({ ...line, id }));
  const note = {
    id: 1,
    number: 42,
    fileKey: 'key',
    userId: 1,
    invoiceId: 1,
    orderId: 1,
    pieces: [
      { lineId: 0, nums: 1, amount: 4500 },
      { lineId: 1, nums: 1, amount: 100 },
    ],
    shippingFee: 700,
    amount: 5500,
    withheldAmount: 25,
    createtime: 1_795_303_800,
    mailtime: null,
    attempts: 0,
    dueAt: 0,
  };
  const documentIn = (language: string, changes: Partial<typeof note> = {}) =>
    toCreditNoteDocument({
      note: { ...note, ...changes },
      invoice: { ...invoice, language, currency: 'CHF' },
      order: order.order,
      lines,
      country: 'CHE',
      seller,
    });
  /** In units of the last decimal; keeps only minus and digits, for any separator. */
  const parseCents = (text: string) => Number(text.replaceAll(/[^\d-]/gu, ''));

  it.each(languages)('adds up in %s, has only negative amounts, and names its invoice', (language) => {
    const document = documentIn(language);
    const [only] = document.orders;
    const amounts = only?.lines.map(({ amount }) => parseCents(amount)) ?? [];
    expect(amounts).toEqual([-4500, -100, -200]);
    expect(document.sums.map(({ value }) => parseCents(value))).toEqual([-4800, -700]);
    expect(parseCents(document.total.value)).toBe(-5500);
    const values = document.facts.map(({ value }) => value);
    expect(values).toEqual(expect.arrayContaining(['CN00000042', invoice.invoiceSn, '1'.repeat(26)]));
    expect(document.number).toBe('CN00000042');
    expect(document.columns.unitPrice).toBe('');
    const [kept, closing] = document.closing;
    expect(kept).toMatch(/0[.,]25.*54[.,]75/u);
    expect(closing).toBeDefined();
    const all = JSON.stringify(document).replace(document.pageOf, '');
    expect(all).not.toContain('{{');
  });

  it('has the date of its invoice, and omits empty parts', () => {
    const { facts, sums, orders, closing } = documentIn('en', {
      pieces: [],
      shippingFee: 0,
      withheldAmount: 0,
    });
    expect(facts.map(({ label, value }) => [label, value])).toEqual([
      ['Credit note number', 'CN00000042'],
      ['Date', 'November 22, 2026'],
      ['For invoice', '9'.repeat(26)],
      ['Invoice date', 'November 21, 2026'],
      ['Order number', '1'.repeat(26)],
      ['Currency', 'CHF'],
    ]);
    expect(sums).toEqual([]);
    expect(orders[0]?.lines).toMatchObject([{ position: '1', title: 'Refund', quantity: '' }]);
    expect(closing).toHaveLength(1);
  });
});
