import type {
  Column,
  Content,
  CustomTableLayout,
  TableCell,
  TDocumentDefinitions,
} from 'pdfmake/interfaces.js';
import type { DocumentFact, DocumentLine, DocumentParty, InvoiceDocument } from '../../ports/documents.ts';
import { type FontRun, mainFamily } from './fontRuns.ts';

/** Splits a text into runs by the fonts that cover it. */
type Setter = (text: string) => readonly FontRun[];

const ink = '#1b1f24';
const quiet = '#5f6773';
const rule = '#c9ced6';
const band = '#f2f4f6';
const margin = 48;
const size = { base: 9, small: 8, strong: 11, title: 22 } as const;
/** East Asian fonts have no line gap of their own. */
const lineHeights = { latin: 1.02, chinese: 1.48, japanese: 1.48, korean: 1.48 } as const;

/** Null when the document lists no unit prices. */
function columnWidths({ unitPrice }: InvoiceDocument['columns']): (number | '*')[] {
  return [26, '*', 46, unitPrice === '' ? 0 : 78, 84];
}

/** Layout of an invoice or a credit note on A4: seller, buyer, lines and totals. */
export function layInvoice(invoice: InvoiceDocument, set: Setter): TDocumentDefinitions {
  const text = (words: string, style: Readonly<Record<string, unknown>> = {}): Content => ({
    text: set(words).map((run) => ({ ...run })),
    ...style,
  });
  const font = mainFamily(invoice.language);
  return {
    version: '1.7',
    pageSize: 'A4',
    pageMargins: [margin, margin, margin, 64],
    defaultStyle: {
      font,
      fontSize: size.base,
      lineHeight: lineHeights[font],
      color: ink,
    },
    language: invoice.language,
    displayTitle: true,
    info: {
      title: `${invoice.title} ${invoice.number}`,
      author: invoice.seller.name,
      creator: 'Pawlet',
      producer: 'Pawlet',
    },
    footer: (page, pages) => ({
      margin: [margin, 20, margin, 0],
      columns: [
        text(`${invoice.seller.name} · ${invoice.title} ${invoice.number}`, {
          fontSize: size.small,
          color: quiet,
        }),
        text(invoice.pageOf.replace('{{page}}', String(page)).replace('{{pages}}', String(pages)), {
          fontSize: size.small,
          color: quiet,
          alignment: 'right',
          width: 'auto',
        }),
      ],
      columnGap: 16,
    }),
    content: [
      {
        columns: [
          text(invoice.seller.name, { bold: true, fontSize: size.strong, margin: [0, 8, 0, 0] }),
          text(invoice.title, { bold: true, fontSize: size.title, alignment: 'right', lineHeight: 1 }),
        ],
        columnGap: 16,
        margin: [0, 0, 0, 10],
      },
      line(1),
      {
        columns: [
          partyBlock(invoice.buyer, text),
          partyBlock(invoice.seller, text),
          factBlock(invoice.facts, text),
        ],
        columnGap: 18,
        margin: [0, 14, 0, 20],
      },
      ...invoice.orders.map((order, index) => orderTable(invoice, order, index, text)),
    ],
  };
}

type InvoiceOrder = InvoiceDocument['orders'][number];
type Text = (words: string, style?: Readonly<Record<string, unknown>>) => Content;

function line(width: number): Content {
  const length = 595.28 - 2 * margin;
  return {
    canvas: [{ type: 'line', x1: 0, y1: 0, x2: length, y2: 0, lineWidth: width, lineColor: ink }],
  };
}

function partyBlock({ heading, name, lines }: DocumentParty, text: Text): Column {
  return {
    width: '*',
    stack: [
      text(heading, { fontSize: size.small, color: quiet, margin: [0, 0, 0, 2] }),
      text(name, { bold: true, margin: [0, 0, 0, 1] }),
      ...lines.map((one) => text(one)),
    ],
  };
}

function factBlock(facts: readonly DocumentFact[], text: Text): Column {
  return {
    width: 172,
    stack: facts.flatMap(({ label, value }) => [
      text(label, { fontSize: size.small, color: quiet }),
      text(value, { margin: [0, 0, 0, 4] }),
    ]),
  };
}

function orderTable(
  invoice: InvoiceDocument,
  { heading, lines, sums }: InvoiceOrder,
  index: number,
  text: Text,
): Content {
  const { columns, orders } = invoice;
  const head = (words: string, alignment: 'left' | 'right'): TableCell =>
    text(words, { bold: true, fontSize: size.small, alignment, margin: [0, 2, 0, 2] });
  const heads: TableCell[][] = [
    ...(heading === ''
      ? []
      : [[text(heading, { bold: true, colSpan: 5, margin: [0, 1, 0, 1] }), '', '', '', '']]),
    [
      head(columns.position, 'left'),
      head(columns.item, 'left'),
      head(columns.quantity, 'right'),
      head(columns.unitPrice, 'right'),
      head(columns.amount, 'right'),
    ],
  ];
  const kept = lines.slice(-keptLines);
  const isLast = index === orders.length - 1;
  const end: TableCell = {
    stack: [
      lastRows({ lines: kept, sums }, columnWidths(columns), text),
      ...(isLast ? [totals(invoice, text)] : []),
    ],
    colSpan: 5,
  };
  return {
    margin: [0, index === 0 ? 0 : 14, 0, 0],
    table: {
      widths: columnWidths(columns),
      headerRows: heads.length,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      body: [...heads, ...lines.slice(0, -keptLines).map((one) => lineRow(one, text)), [end, '', '', '', '']],
    },
    layout: {
      ...padding,
      fillColor: (row) => (row < heads.length ? band : null),
      hLineWidth: (row, { table }) => {
        if (row === 0 || row === heads.length) return 0.7;
        return row < heads.length || row === table.body.length ? 0 : 0.4;
      },
      hLineColor: (row) => (row > heads.length ? rule : ink),
    },
  };
}

/** Number of lines kept on one page with the totals. */
const keptLines = 2;

const padding: CustomTableLayout = {
  vLineWidth: () => 0,
  paddingLeft: (column) => (column === 0 ? 4 : 6),
  paddingRight: (column) => (column === 4 ? 4 : 6),
  paddingTop: () => 3,
  paddingBottom: () => 3,
};

/** The end of a table as one row: a row is kept on one page, under the head that each page repeats. */
function lastRows(
  { lines, sums }: Pick<InvoiceOrder, 'lines' | 'sums'>,
  widths: (number | '*')[],
  text: Text,
): Content {
  return {
    // Compensates for the padding of the row that contains it.
    margin: [-4, -3, -4, 0],
    table: {
      widths,
      body: [
        ...lines.map((one) => lineRow(one, text)),
        ...sums.map((sum, at) => sumRow(sum, at === sums.length - 1, text)),
      ],
    },
    layout: {
      ...padding,
      hLineWidth: (row, { table }) => {
        if (row === lines.length || row === table.body.length) return 0.7;
        return row === 0 || row > lines.length ? 0 : 0.4;
      },
      hLineColor: (row) => (row < lines.length ? rule : ink),
    },
  };
}

function lineRow(
  { position, title, detail, quantity, unitPrice, amount }: DocumentLine,
  text: Text,
): TableCell[] {
  const right = { alignment: 'right', noWrap: true };
  return [
    text(position, { color: quiet }),
    {
      stack: [text(title), ...(detail === '' ? [] : [text(detail, { fontSize: size.small, color: quiet })])],
    },
    text(quantity, right),
    text(unitPrice, right),
    text(amount, right),
  ];
}

function sumRow({ label, value }: DocumentFact, isLast: boolean, text: Text): TableCell[] {
  const style = { alignment: 'right', bold: isLast };
  return [text(label, { ...style, colSpan: 4 }), '', '', '', text(value, { ...style, noWrap: true })];
}

/** The totals of the whole invoice. */
function totals({ sums, total, closing }: InvoiceDocument, text: Text): Content {
  const rows = sums.map(({ label, value }): TableCell[] => [
    text(label),
    text(value, { alignment: 'right', noWrap: true }),
  ]);
  return {
    stack: [
      {
        margin: [0, 12, -4, 22],
        columns: [
          { width: '*', text: '' },
          {
            width: 270,
            table: {
              widths: ['*', 'auto'],
              body: [
                ...rows,
                [
                  text(total.label, { bold: true, fontSize: size.strong, margin: [0, 2, 0, 2] }),
                  text(total.value, {
                    bold: true,
                    fontSize: size.strong,
                    alignment: 'right',
                    noWrap: true,
                    margin: [0, 2, 0, 2],
                  }),
                ],
              ],
            },
            layout: {
              fillColor: (row) => (row === rows.length ? band : null),
              hLineWidth: (row) => (row === rows.length || row === rows.length + 1 ? 0.9 : 0),
              vLineWidth: () => 0,
              hLineColor: () => ink,
              paddingLeft: () => 6,
              paddingRight: () => 4,
              paddingTop: () => 2,
              paddingBottom: () => 2,
            },
          },
        ],
      },
      ...closing.map((paragraph) => text(paragraph, { fontSize: size.small, color: quiet })),
    ],
  };
}
