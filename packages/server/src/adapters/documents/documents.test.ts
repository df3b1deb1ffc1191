import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../../i18n/language.ts';
import type { InvoiceDocument } from '../../ports/documents.ts';
import { toFontRuns } from './fontRuns.ts';
import { type FontFamily, readCoverage } from './fonts.ts';
import { createWorkerDocuments } from './workerDocuments.ts';

const documents = createWorkerDocuments();
const titles: Readonly<Record<Language, string>> = {
  zh: '智能宠物饮水机',
  en: 'Smart water fountain',
  ja: 'スマート自動給水器',
  fr: 'Fontaine à eau connectée',
  de: 'Trinkbrunnen für große Hunde',
  it: 'Fontanella più silenziosa',
  es: 'Fuente para pequeños',
  ko: '스마트 정수기',
};

function getInvoice(language: Language, lines: number): InvoiceDocument {
  const fact = (label: string, value: string) => ({ label, value });
  return {
    language,
    title: 'Invoice',
    number: '20261121080300000000012345',
    seller: { heading: 'Seller', name: 'Pawlet', lines: ['88 Example Road'] },
    buyer: { heading: 'Buyer', name: '王小明 김민수 すずき Müller 🐈', lines: ['DE123'] },
    facts: [fact('Currency', 'EUR')],
    columns: { position: 'No.', item: 'Item', quantity: 'Qty', unitPrice: 'Price', amount: 'Amount' },
    orders: [
      {
        heading: '',
        lines: Array.from({ length: lines }, (_, index) => ({
          position: String(index + 1),
          title: `${titles[language]} ${index + 1000}`,
          detail: `PW-${index}`,
          quantity: '2',
          unitPrice: '1.00',
          amount: `${index}.77`,
        })),
        sums: [],
      },
    ],
    sums: [fact('Goods', '€1.00'), fact('Shipping', '₩2'), fact('Discount', '-£3.00')],
    total: fact('Total', '¥4,444.00'),
    pageOf: '{{page}}/{{pages}}',
    closing: ['End.'],
  };
}

async function listPages(bytes: Uint8Array): Promise<readonly string[]> {
  const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: false });
  return text.map((page) => page.replaceAll(/\s+/gu, ' '));
}

describe('invoice as a PDF', { timeout: 60_000 }, () => {
  it.each(languages)('contains every line and the total in %s, with subset fonts', async (language) => {
    const bytes = await documents.printInvoice(getInvoice(language, 60));
    expect(bytes.length).toBeLessThan(250_000);
    expect(new TextDecoder('latin1').decode(bytes).match(/\/FontFile[23]/gu)?.length).toBeGreaterThanOrEqual(
      2,
    );
    const pages = await listPages(bytes);
    const text = pages.join(' ');
    for (let index = 0; index < 60; index += 1) {
      expect(text).toContain(`${titles[language]} ${index + 1000}`);
      expect(text).toContain(` ${index}.77`);
    }
    for (const sum of ['€1.00', '₩2', '-£3.00', '¥4,444.00']) expect(text).toContain(sum);
    expect(text).toContain('王小明 김민수 すずき Müller');
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      // The table head is above its lines, and every page has its number.
      if (page.includes('PW-')) expect(page).toContain('Qty');
      expect(page).toContain(`${index + 1}/${pages.length}`);
    }
  });

  it('fits one line on one page', async () => {
    expect(await listPages(await documents.printInvoice(getInvoice('en', 1)))).toHaveLength(1);
  });

  it('keeps the total with the last two lines, under the table head', async () => {
    const counts: number[] = [];
    for (let lines = 14; lines <= 24; lines += 1) {
      const pages = await listPages(await documents.printInvoice(getInvoice('en', lines)));
      counts.push(pages.length);
      const last = pages.findIndex((page) => page.includes('¥4,444.00'));
      for (const text of ['Qty', '€1.00', `PW-${lines - 2}`, `PW-${lines - 1}`])
        expect([lines, pages[last]]).toEqual([lines, expect.stringContaining(text)]);
    }
    // The lines fill one page and a little of the next one.
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([1, 2]);
  });

  it('rejects an invoice that cannot be printed, and prints the next one', async () => {
    const broken = Object.assign(getInvoice('en', 1), { orders: null });
    await expect(documents.printInvoice(broken)).rejects.toThrow(/null|undefined|iterable/u);
    expect((await documents.printInvoice(getInvoice('en', 1))).length).toBeGreaterThan(1000);
  });
});

describe('fonts', () => {
  const known = new Map<FontFamily, ReadonlySet<number>>();
  const covers = (family: FontFamily, codePoint: number) => {
    if (!known.has(family)) known.set(family, readCoverage(family));
    return known.get(family)?.has(codePoint) === true;
  };

  it.each([
    ['Größe', 'latin', [['Größe', 'latin']]],
    ['直 す', 'latin', [['直 す', 'japanese']]],
    ['直 글', 'latin', [['直 글', 'korean']]],
    ['直播', 'latin', [['直播', 'chinese']]],
    [
      '直す',
      'chinese',
      [
        ['直', 'chinese'],
        ['す', 'chinese'],
      ],
    ],
    ['Größe 直', 'japanese', [['Größe 直', 'japanese']]],
    ['a\u{202f}b🐈\u0007c', 'latin', [['a\u{a0}bc', 'latin']]],
  ] as const)('chooses the fonts of %s in %s by language and script', (text, main, runs) => {
    const joined = new Map<string, string>();
    for (const run of toFontRuns(text, main, covers))
      joined.set(run.font, (joined.get(run.font) ?? '') + run.text);
    const wanted = new Map<string, string>();
    for (const [part, font] of runs) wanted.set(font, (wanted.get(font) ?? '') + part);
    expect(joined).toEqual(wanted);
  });
});
