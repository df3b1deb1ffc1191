import pdfmake from 'pdfmake';
import type { InvoiceDocument } from '../../ports/documents.ts';
import { mainFamily, toFontRuns } from './fontRuns.ts';
import { allFontFiles, type FontFamily, readCoverage } from './fonts.ts';
import { layInvoice } from './invoiceLayout.ts';

/** Renders an invoice as a PDF with all fonts embedded, reduced to the characters used. */
export async function printInvoice(invoice: InvoiceDocument): Promise<Uint8Array> {
  const known = new Map<FontFamily, ReadonlySet<number>>();
  const covers = (family: FontFamily, codePoint: number) => {
    const coverage = known.get(family) ?? readCoverage(family);
    known.set(family, coverage);
    return coverage.has(codePoint);
  };
  const main = mainFamily(invoice.language);
  const fonts = allFontFiles();
  const files = new Set(Object.values(fonts).flatMap(({ normal, bold }) => [normal, bold]));
  pdfmake.setFonts(fonts);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => files.has(path));
  return pdfmake.createPdf(layInvoice(invoice, (text) => toFontRuns(text, main, covers))).getBuffer();
}
