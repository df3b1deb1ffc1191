/** A part of a text: from the first character to the one behind the last. */
export type TextRange = readonly [start: number, end: number];

/** What is searched of a help topic. */
export interface SearchedTopic {
  readonly title: string;
  readonly description: string;
  /** Its whole answer, without markup. */
  readonly text: string;
}

/** How much of an answer stands before a word that was found in it, in characters. */
const leadLength = 24;
const excerptLength = 120;

/** Makes words comparable: case, width and accents do not count. */
function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function wordsOf(keyword: string): readonly string[] {
  return fold(keyword)
    .split(/\s+/u)
    .filter((word) => word !== '');
}

/** Whether a topic has every word of the keyword, in whatever it says; a blank keyword finds all. */
export function isAbout({ title, description, text }: SearchedTopic, keyword: string): boolean {
  const whole = fold(`${title} ${description} ${text}`);
  return wordsOf(keyword).every((word) => whole.includes(word));
}

/** Where the words of a keyword stand in a text, in its order and without overlaps. */
export function findWords(text: string, keyword: string): readonly TextRange[] {
  const words = wordsOf(keyword);
  if (words.length === 0) return [];
  let folded = '';
  /** For each unit of the folded text where the character begins and ends that it comes from. */
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

/** The part of an answer around the first word that was found in it; '' where none was. */
export function excerptOf(text: string, keyword: string): string {
  const [first] = findWords(text, keyword);
  if (first === undefined) return '';
  const start = first[0] <= leadLength ? 0 : wordStart(text, first[0] - leadLength, first[0]);
  const end = Math.min(text.length, start + Math.max(excerptLength, first[1] - start));
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`;
}

/** The beginning of the first whole word from `from` on, where words are written apart. */
function wordStart(text: string, from: number, before: number): number {
  const space = text.indexOf(' ', from);
  return space >= 0 && space < before ? space + 1 : from;
}
