import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { OrderPaper, PaperOrder } from '../../ports/documents.ts';
import { type FontRun, mainFamily } from './fontRuns.ts';
import { layText, tallestLine } from './layText.ts';

const pointsPerMm = 72 / 25.4;
const mm = (length: number) => length * pointsPerMm;

/** Sheets of A4 with 2 x 4 labels, as Avery L7165 and those that copy it: 99.1 x 67.7 mm. */
const sheet = {
  columns: 2,
  rows: 4,
  width: mm(99.1),
  height: mm(67.7),
  left: mm(4.65),
  top: mm(13.1),
  gap: mm(2.5),
} as const;
/** A label of its own, for label printers. */
const single = { width: mm(100), height: mm(150) } as const;
const inner = mm(6);
/** Sizes of the address, the largest that fits is used. */
const sizes = [14, 12, 10.5, 9, 8, 7] as const;
const small = 7.5;

/** Address labels: sheets of A4, or a page for each. */
export function layLabels(
  paper: OrderPaper,
  set: (text: string) => readonly FontRun[],
): TDocumentDefinitions {
  const font = mainFamily(paper.language);
  const area = paper.format === 'sheet' ? sheet : single;
  const labels = paper.orders.map((order) => layLabel(order, paper, { ...area, set }));
  return {
    version: '1.7',
    pageSize: paper.format === 'sheet' ? 'A4' : { width: single.width, height: single.height },
    pageMargins: paper.format === 'sheet' ? [sheet.left, sheet.top, 0, 0] : [0, 0, 0, 0],
    defaultStyle: { font, fontSize: small },
    language: paper.language,
    displayTitle: true,
    info: { title: paper.title, author: paper.shop, creator: 'Pawlet', producer: 'Pawlet' },
    content: paper.format === 'sheet' ? toSheets(labels) : labels.map(toPage),
  };
}

interface Area {
  readonly width: number;
  readonly height: number;
  readonly set: (text: string) => readonly FontRun[];
}

function layLabel(order: PaperOrder, { shop }: OrderPaper, { width, height, set }: Area): Content {
  const text = (words: string, style?: Readonly<Record<string, unknown>>) => layText(set(words), style);
  const lines = [order.company, ...order.address].filter((line) => line !== '');
  const size = chooseSize([order.recipient, ...lines, order.phone], width - 2 * inner, height - 2 * inner);
  return {
    margin: [inner, inner, inner, 0],
    stack: [
      text(`${shop} · ${order.number}`, { margin: [0, 0, 0, 6] }),
      text(order.recipient, { fontSize: size, bold: true }),
      ...lines.map((line) => text(line, { fontSize: size })),
      ...(order.phone === '' ? [] : [text(order.phone, { fontSize: size, margin: [0, 3, 0, 0] })]),
    ],
  };
}

/** The largest size at which everything fits, with the width of letters estimated on the wide side. */
function chooseSize(lines: readonly string[], width: number, height: number): number {
  const head = small * 1.5 + 9;
  const fits = (size: number) => {
    const rows = lines.reduce((sum, line) => sum + Math.ceil((computeEms(line) * size) / width), 0);
    return head + rows * size * tallestLine <= height;
  };
  return sizes.find(fits) ?? sizes.at(-1) ?? small;
}

function computeEms(text: string): number {
  return Array.from(text).reduce((sum, sign) => sum + (/[\u1100-\u{3ffff}]/u.test(sign) ? 1 : 0.62), 0);
}

function toSheets(labels: readonly Content[]): Content[] {
  const { columns, rows, width, height, gap } = sheet;
  const body: TableCell[][] = [];
  for (let from = 0; from < labels.length; from += columns)
    body.push([labels[from] ?? '', '', labels[from + 1] ?? '']);
  const sheets: Content[] = [];
  for (let from = 0; from < body.length; from += rows)
    sheets.push({
      table: {
        widths: [width, gap, width],
        heights: height,
        dontBreakRows: true,
        body: body.slice(from, from + rows),
      },
      layout: {
        defaultBorder: false,
        paddingLeft: () => 0,
        paddingRight: () => 0,
        paddingTop: () => 0,
        paddingBottom: () => 0,
      },
      ...(from === 0 ? {} : { pageBreak: 'before' as const }),
    });
  return sheets;
}

function toPage(label: Content, index: number): Content {
  return { stack: [label], ...(index === 0 ? {} : { pageBreak: 'before' as const }) };
}
