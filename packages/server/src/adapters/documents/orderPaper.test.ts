import { describe, expect, it } from 'vitest';
import type { OrderPaper, PaperOrder } from '../../ports/documents.ts';
import { readPdf, withoutBlanks } from '../../../test/store/readPdf.ts';
import { createWorkerDocuments } from './workerDocuments.ts';

const documents = createWorkerDocuments();

const line = { sku: 'PW-PUMP', title: 'Ersatzpumpe für große Brunnen', attributes: 'Weiß', quantity: '2' };
const addressed: readonly PaperOrder[] = [
  {
    number: '20260501080000000000000001',
    date: '1. Mai 2026',
    recipient: '王小明',
    company: '',
    phone: '13912340000',
    address: ['广东省深圳市', '南山区 科技园路 88 号 3 栋 1201'],
    remark: '请放在门口',
    lines: [line],
  },
  {
    number: '20260501080000000000000002',
    date: '1. Mai 2026',
    recipient: '田中すず',
    company: '株式会社ペット',
    phone: '+81 312345678',
    address: ['〒100-0001', '東京都千代田区千代田1-1 ひかりビル', '日本'],
    remark: '',
    lines: [line, { ...line, sku: 'PW-BOWL', title: '給水ボウル', attributes: '', quantity: '1' }],
  },
  {
    number: '20260501080000000000000003',
    date: '1. Mai 2026',
    recipient: '김민준',
    company: '',
    phone: '+82 1012345678',
    address: ['서울특별시 강남구', '테헤란로 152', '06236', '대한민국'],
    remark: '',
    lines: [line],
  },
  {
    number: '20260501080000000000000004',
    date: '1. Mai 2026',
    recipient: 'Jürgen Großkreuz-Müller',
    company: 'Haustierbedarf Süßmilch GmbH & Co. KG',
    phone: '+49 3023125014',
    address: ['Straße des 17. Juni 135, Hinterhof, 4. Stock links', '10623 Berlin', 'Deutschland'],
    remark: 'Bitte beim Nachbarn abgeben',
    lines: [line],
  },
];

function getPaper(more: Partial<OrderPaper> = {}): OrderPaper {
  return {
    kind: 'labels',
    format: 'sheet',
    language: 'de',
    shop: 'Pawlet',
    title: 'Adressetiketten',
    subtitle: 'Bestellungen: 4, Stück: 9',
    words: { sku: 'SKU', product: 'Artikel', quantity: 'Menge', remark: 'Anmerkung' },
    pageOf: 'Seite {{page}} von {{pages}}',
    all: [{ ...line, quantity: '8' }],
    orders: addressed,
    ...more,
  };
}

describe('papers of orders', { timeout: 120_000 }, () => {
  it.each(['sheet', 'single'] as const)(
    'have Chinese, Japanese, Korean and German addresses on labels (%s), with subset fonts',
    async (format) => {
      const bytes = await documents.printOrders(getPaper({ format }));
      expect(bytes.length).toBeLessThan(250_000);
      const pages = (await readPdf(bytes)).map(withoutBlanks);
      expect(pages).toHaveLength(format === 'sheet' ? 1 : addressed.length);
      for (const [index, order] of addressed.entries()) {
        const page = pages[format === 'sheet' ? 0 : index] ?? '';
        for (const part of [order.number, order.recipient, order.company, order.phone, ...order.address])
          expect(page).toContain(withoutBlanks(part));
      }
    },
  );

  it('has eight labels on a sheet, and the longest address on its own', async () => {
    const [first] = addressed;
    if (first === undefined) throw new Error('There is no address.');
    const long = { ...first, address: ['很长的地址'.repeat(40), '广东省深圳市'], company: '公司'.repeat(40) };
    const orders = Array.from({ length: 17 }, (_, index) => ({ ...long, number: `2026${index + 100}` }));
    const pages = await readPdf(await documents.printOrders(getPaper({ orders })));
    expect(pages.map((page) => page.match(/2026\d{3}/gu)?.length)).toEqual([8, 8, 1]);
    const singles = await readPdf(await documents.printOrders(getPaper({ orders, format: 'single' })));
    expect(singles).toHaveLength(17);
  });

  it('has everything to fetch, then every order with its remark, on a picking list', async () => {
    const paper = getPaper({ kind: 'picking-list', title: 'Packliste' });
    const text = withoutBlanks((await readPdf(await documents.printOrders(paper))).join(' '));
    for (const part of [
      'Packliste',
      'Bestellungen: 4, Stück: 9',
      'Artikel',
      'Seite 1 von',
      'Ersatzpumpe für große Brunnen, Weiß',
    ])
      expect(text).toContain(withoutBlanks(part));
    for (const order of addressed)
      for (const part of [
        order.number,
        order.recipient,
        order.remark,
        ...order.lines.map(({ title }) => title),
      ])
        expect(text).toContain(withoutBlanks(part));
  });

  it('makes 500 labels while the loop of events stays free', async () => {
    const orders = Array.from({ length: 500 }, (_, index) => ({
      ...(addressed[index % addressed.length] as PaperOrder),
      number: `2026${index + 1000}`,
    }));
    let longestMs = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      longestMs = Math.max(longestMs, performance.now() - last);
      last = performance.now();
    }, 5);
    const started = performance.now();
    const bytes = await documents.printOrders(getPaper({ orders }));
    clearInterval(timer);
    console.log(
      `500 labels: ${Math.round(performance.now() - started)} ms, longest pause ${Math.round(longestMs)} ms`,
    );
    const pages = await readPdf(bytes);
    expect(pages).toHaveLength(63);
    // A second of printing in the loop would be one pause; starting the thread is a short one.
    expect(longestMs).toBeLessThan(1000);
  });
});
