import { extractText, getDocumentProxy } from 'unpdf';

/** The text of each page of a PDF, with single blanks. */
export async function readPdf(bytes: Uint8Array): Promise<readonly string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false });
  return text.map((page) => page.replaceAll(/\s+/gu, ' '));
}

/** A text without blanks: a line of a PDF may be broken anywhere. */
export const withoutBlanks = (text: string): string => text.replaceAll(/\s/gu, '');
