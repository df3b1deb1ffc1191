/** Minimum length of a serial number: the last two of these characters contain the version. */
const leastLength = 10;
const greatestLength = 32;

/** What a serial number, or the mark on the label, reveals about the hardware. */
export type SerialFinding =
  | { readonly status: 'empty' }
  | { readonly status: 'too-short'; readonly length: number }
  /** No serial number at all. */
  | { readonly status: 'unknown' }
  | {
      readonly status: 'found';
      readonly version: 1 | 2;
      /** Whether the mark on the label was entered, or the serial number. */
      readonly by: 'label' | 'serial';
      /** As printed: capitals, without spaces. */
      readonly serial: string;
    };

/** Removes what people type between the characters, and labels that are copied along: "s/n: ft26-a041 d700123". */
function normalise(given: string): string {
  return given
    .normalize('NFKC')
    .toUpperCase()
    .replace(/^\s*S\s*\/?\s*N\s*(?:[:.]\s*|\s+)/u, '')
    .replaceAll(/[\s\u200B\-‐-―]/gu, '');
}

/** The version of the hardware: 2 for a label with v1.1, or for D7 as characters 9 and 10 of the serial number. */
export function readSerial(given: string): SerialFinding {
  const serial = normalise(given);
  if (serial === '') return { status: 'empty' };
  const mark = /^V?(\d)\.(\d)$/u.exec(serial);
  if (mark !== null) {
    return { status: 'found', version: serial.endsWith('1.1') ? 2 : 1, by: 'label', serial };
  }
  if (!/^[A-Z\d]+$/u.test(serial)) return { status: 'unknown' };
  if (serial.length < leastLength) return { status: 'too-short', length: serial.length };
  // A word is no serial number, and neither is the text of a whole label.
  if (serial.length > greatestLength || !/\d/u.test(serial)) return { status: 'unknown' };
  return { status: 'found', version: serial.slice(8, 10) === 'D7' ? 2 : 1, by: 'serial', serial };
}
