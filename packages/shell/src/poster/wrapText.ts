/** Wraps a text of a poster into at most `most` lines of `width`; the last one ends in an ellipsis if there is more. */
export function wrapText(
  text: string,
  width: number,
  most: number,
  measure: (text: string) => number,
): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of getPieces(text)) {
    if (line !== '' && measure((line + piece).trimEnd()) > width) {
      lines.push(line.trim());
      line = piece.trimStart();
    } else line += piece;
  }
  if (line.trim() !== '') lines.push(line.trim());
  if (lines.length <= most) return lines.map((one) => shorten(one, width, measure));
  const last = lines.slice(most - 1).join(' ');
  return [...lines.slice(0, most - 1), shorten(last, width, measure)];
}

/**
 * Not allowed at the start of a line: closing punctuation, small kana, the marks of a long vowel and of a repeated
 * character.
 */
const clinging = '[、。，．：；！？」』）】〉》…々ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ]';
const opening = '[「『（【〈《]';
const single = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]';
const pieces = new RegExp(
  `${opening}*${single}${clinging}*|${opening}*[^\\s\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー「『（【〈《]+${clinging}*\\s*|${opening}+|\\s+`,
  'gu',
);

/** Words with their spaces; in scripts without spaces single characters with the punctuation around them. */
function getPieces(text: string): readonly string[] {
  return text.match(pieces) ?? [];
}

function shorten(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width) return text;
  const characters = Array.from(text);
  while (characters.length > 0 && measure(`${characters.join('').trimEnd()}…`) > width) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
