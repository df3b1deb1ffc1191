import pdfmake from 'pdfmake';
import type { InvoiceDocument, OrderPaper } from '../../ports/documents.ts';
import { mainFamily, toFontRuns } from './fontRuns.ts';
import { allFontFiles, type FontFamily, readCoverage } from './fonts.ts';
import { layInvoice } from './invoiceLayout.ts';
import { layLabels } from './labelLayout.ts';
import { layPickingList } from './pickingListLayout.ts';

/** What the worker prints. */
export type Printable =
  | { readonly kind: 'invoice'; readonly document: InvoiceDocument }
  | { readonly kind: 'orders'; readonly document: OrderPaper };

/** Renders a document as a PDF with all fonts embedded, reduced to the characters used. */
export async function printDocument(printable: Printable): Promise<Uint8Array> {
  const known = new Map<FontFamily, ReadonlySet<number>>();
  const covers = (family: FontFamily, codePoint: number) => {
    const coverage = known.get(family) ?? readCoverage(family);
    known.set(family, coverage);
    return coverage.has(codePoint);
  };
  const main = mainFamily(printable.document.language);
  const fonts = allFontFiles();
  const files = new Set(Object.values(fonts).flatMap(({ normal, bold }) => [normal, bold]));
  pdfmake.setFonts(fonts);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => files.has(path));
  const set = (text: string) => toFontRuns(text, main, covers);
  return pdfmake.createPdf(lay(printable, set)).getBuffer();
}

function lay(printable: Printable, set: Parameters<typeof layInvoice>[1]) {
  if (printable.kind === 'invoice') return layInvoice(printable.document, set);
  const { document } = printable;
  return document.kind === 'labels' ? layLabels(document, set) : layPickingList(document, set);
}
