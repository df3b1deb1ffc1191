/** Size of A4 in points. */
const page = { width: 595, height: 842 } as const;
const margin = 56;
const lineHeight = 20;

/** One line of the document: a label and its value, or a heading. */
export interface PdfLine {
  readonly text: string;
  readonly size?: number | undefined;
}

/** Characters of Windows-1252 beyond Latin-1: what the standard fonts of PDF have. */
const windows1252: Readonly<Record<string, number>> = {
  '€': 0x80,
  '‚': 0x82,
  '„': 0x84,
  '…': 0x85,
  Š: 0x8a,
  Œ: 0x8c,
  Ž: 0x8e,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  š: 0x9a,
  œ: 0x9c,
  ž: 0x9e,
  Ÿ: 0x9f,
};

function latinCode(character: string): number | undefined {
  const code = character.codePointAt(0) ?? 0;
  if ((code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff)) return code;
  return windows1252[character];
}

type Font = 'latin' | 'sc' | 'jp' | 'kr';

/** Fonts that every PDF reader knows or replaces by its own: none is put into the file. */
const eastern = {
  sc: { name: 'STSong-Light', ordering: 'GB1', cmap: 'UniGB-UCS2-H', supplement: 4 },
  jp: { name: 'HeiseiKakuGo-W5', ordering: 'Japan1', cmap: 'UniJIS-UCS2-H', supplement: 4 },
  kr: { name: 'HYGoThic-Medium', ordering: 'Korea1', cmap: 'UniKS-UCS2-H', supplement: 1 },
} as const;
const easternFonts = ['sc', 'jp', 'kr'] as const;

function fontOf(character: string, wanted: Font): Font {
  if (latinCode(character) !== undefined) return 'latin';
  if (/\p{Script=Hangul}/u.test(character)) return 'kr';
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character)) return 'jp';
  return wanted === 'latin' ? 'sc' : wanted;
}

interface Run {
  readonly font: Font;
  text: string;
}

function runsOf(text: string, wanted: Font): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    // Outside the plane that these fonts cover, and controls: nothing is better than a box.
    if ((character.codePointAt(0) ?? 0) > 0xffff || /\p{Cc}/u.test(character)) continue;
    const font = fontOf(character, wanted);
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0');
}

function encode({ font, text }: Run): string {
  const codes = Array.from(text, (character) =>
    font === 'latin' ? hex(latinCode(character) ?? 0x3f, 2) : hex(character.codePointAt(0) ?? 0, 4),
  );
  return `<${codes.join('')}>`;
}

function contentOf(lines: readonly PdfLine[], wanted: Font): string {
  let y = page.height - margin;
  const parts = lines.map(({ text, size = 11 }) => {
    y -= Math.max(lineHeight, size * 1.6);
    const shown = runsOf(text, wanted).map((run) => `/${run.font} ${size} Tf ${encode(run)} Tj`);
    return `BT 1 0 0 1 ${margin} ${y.toFixed(1)} Tm ${shown.join(' ')} ET`;
  });
  return parts.join('\n');
}

const wantedFonts: Readonly<Record<string, Font>> = { zh: 'sc', ja: 'jp', ko: 'kr' };

/**
 * Makes a one-page PDF of lines of text. Latin text is in Helvetica; Chinese, Japanese and Korean text is in
 * the reader's own fonts, chosen by `language` where a character belongs to several.
 */
export function makePdf(lines: readonly PdfLine[], language: string): Uint8Array<ArrayBuffer> {
  const wanted = wantedFonts[language] ?? 'latin';
  const content = contentOf(lines, wanted);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R /Resources << /Font << /latin 5 0 R /sc 6 0 R /jp 8 0 R /kr 10 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...easternFonts.flatMap((key, index) => {
      const { name, ordering, cmap, supplement } = eastern[key];
      return [
        `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /${cmap} /DescendantFonts [${7 + index * 2} 0 R] >>`,
        `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement ${supplement} >> /DW 1000 /FontDescriptor ${12 + index} 0 R >>`,
      ];
    }),
    ...easternFonts.map(
      (key) =>
        `<< /Type /FontDescriptor /FontName /${eastern[key].name} /Flags 4 /FontBBox [-200 -300 1200 1000] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>`,
    ),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  file += offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(file, (character) => character.codePointAt(0) ?? 0);
}
