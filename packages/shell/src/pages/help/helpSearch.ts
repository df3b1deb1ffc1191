/** A range of a text: from the first character to the one after the last. */
export type TextRange = readonly [start: number, end: number];

/** The searched texts of a help topic. */
export interface SearchedTopic {
  readonly title: string;
  readonly description: string;
  /** Its whole answer, without markup. */
  readonly text: string;
}

/** How much of an answer precedes a found word in its excerpt, in characters. */
const leadLength = 24;
const excerptLength = 120;

/** Normalizes words: case, width and accents do not count. */
function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function getWords(keyword: string): readonly string[] {
  return fold(keyword)
    .split(/\s+/u)
    .filter((word) => word !== '');
}

/** Whether a topic contains every word of the keyword in any of its texts; a blank keyword matches all. */
export function isAbout({ title, description, text }: SearchedTopic, keyword: string): boolean {
  const whole = fold(`${title} ${description} ${text}`);
  return getWords(keyword).every((word) => whole.includes(word));
}

/** The ranges of a keyword's words in a text, in order and without overlaps. */
export function findWords(text: string, keyword: string): readonly TextRange[] {
  const words = getWords(keyword);
  if (words.length === 0) return [];
  let folded = '';
  /** For each unit of the folded text, the start and end of its original character. */
  const sources: TextRange[] = [];
  let place = 0;
  for (const character of text) {
    const end = place + character.length;
    const piece = fold(character);
    for (let unit = 0; unit < piece.length; unit += 1) sources.push([place, end]);
    folded += piece;
    place = end;
  }
  const hits = words.flatMap((word) => {
    const found: TextRange[] = [];
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      const [start = 0] = sources[at] ?? [];
      const [, end = text.length] = sources[at + word.length - 1] ?? [];
      found.push([start, end]);
    }
    return found;
  });
  return join(hits.toSorted(([a], [b]) => a - b));
}

function join(hits: readonly TextRange[]): readonly TextRange[] {
  const joined: TextRange[] = [];
  for (const hit of hits) {
    const last = joined.at(-1);
    if (last !== undefined && hit[0] <= last[1])
      joined[joined.length - 1] = [last[0], Math.max(last[1], hit[1])];
    else joined.push(hit);
  }
  return joined;
}

/** The part of an answer around the first found word; '' where there is none. */
export function getExcerpt(text: string, keyword: string): string {
  const [first] = findWords(text, keyword);
  if (first === undefined) return '';
  const start = first[0] <= leadLength ? 0 : wordStart(text, first[0] - leadLength, first[0]);
  const end = Math.min(text.length, start + Math.max(excerptLength, first[1] - start));
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`;
}

/** The start of the first whole word from `from` on, where words are separated. */
function wordStart(text: string, from: number, before: number): number {
  const space = text.indexOf(' ', from);
  return space >= 0 && space < before ? space + 1 : from;
}
