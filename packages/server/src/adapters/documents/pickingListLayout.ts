import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { OrderPaper, PaperLine, PaperOrder } from '../../ports/documents.ts';
import { type FontRun, mainFamily } from './fontRuns.ts';
import { layText } from './layText.ts';

const margin = 42;
const size = { small: 8, base: 9.5, strong: 11.5, title: 18 } as const;
const quiet = '#5f6773';
const rule = '#c9ced6';
const boxSize = 9;

type Text = (words: string, style?: Readonly<Record<string, unknown>>) => Content;

/** A picking list on A4: all pieces to fetch, then what belongs into the parcel of each order. */
export function layPickingList(
  paper: OrderPaper,
  set: (text: string) => readonly FontRun[],
): TDocumentDefinitions {
  const text: Text = (words, style) => layText(set(words), style);
  const font = mainFamily(paper.language);
  return {
    version: '1.7',
    pageSize: 'A4',
    pageMargins: [margin, margin, margin, 48],
    defaultStyle: { font, fontSize: size.base },
    language: paper.language,
    displayTitle: true,
    info: { title: paper.title, author: paper.shop, creator: 'Pawlet', producer: 'Pawlet' },
    footer: (page, pages) => ({
      margin: [margin, 12, margin, 0],
      columns: [
        text(`${paper.shop} · ${paper.title}`, { fontSize: size.small, color: quiet }),
        text(paper.pageOf.replace('{{page}}', String(page)).replace('{{pages}}', String(pages)), {
          fontSize: size.small,
          color: quiet,
          alignment: 'right',
          width: 'auto',
        }),
      ],
    }),
    content: [
      text(paper.title, { fontSize: size.title, bold: true, lineHeight: 1, margin: [0, 0, 0, 2] }),
      text(paper.subtitle, { color: quiet, margin: [0, 0, 0, 10] }),
      lineTable(paper.all, paper, text),
      ...paper.orders.map((order) => orderBlock(order, paper, text)),
    ],
  };
}

function orderBlock(order: PaperOrder, paper: OrderPaper, text: Text): Content {
  const [first = '', ...address] = order.address;
  return {
    unbreakable: order.lines.length <= 12,
    margin: [0, 16, 0, 0],
    stack: [
      {
        columns: [
          text(order.number, { bold: true, fontSize: size.strong }),
          text(order.date, { alignment: 'right', color: quiet, width: 'auto' }),
        ],
      },
      text([order.recipient, order.company, first, ...address].filter((part) => part !== '').join(', '), {
        color: quiet,
        margin: [0, 0, 0, 3],
      }),
      lineTable(order.lines, paper, text),
      ...(order.remark === ''
        ? []
        : [text(`${paper.words.remark}: ${order.remark}`, { margin: [0, 3, 0, 0] })]),
    ],
  };
}

/** A box to tick; each its own object, because it is given its place. */
function toBox(): Content {
  return { canvas: [{ type: 'rect', x: 0, y: 2, w: boxSize, h: boxSize, lineWidth: 0.7 }] };
}

function lineTable(lines: readonly PaperLine[], { words }: OrderPaper, text: Text): Content {
  const head = (label: string, alignment: 'left' | 'right' = 'left'): TableCell =>
    text(label, { fontSize: size.small, color: quiet, alignment });
  return {
    table: {
      widths: [14, 110, '*', 46],
      headerRows: 1,
      dontBreakRows: true,
      body: [
        ['', head(words.sku), head(words.product), head(words.quantity, 'right')],
        ...lines.map((line): TableCell[] => [
          toBox(),
          text(line.sku),
          text([line.title, line.attributes].filter((part) => part !== '').join(', ')),
          text(line.quantity, { alignment: 'right', bold: line.quantity !== '1' }),
        ]),
      ],
    },
    layout: {
      hLineWidth: (row) => (row === 0 ? 0 : 0.5),
      vLineWidth: () => 0,
      hLineColor: () => rule,
      paddingLeft: () => 2,
      paddingRight: () => 2,
      paddingTop: () => 2,
      paddingBottom: () => 2,
    },
  };
}
