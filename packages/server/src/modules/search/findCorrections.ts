import { sql } from 'drizzle-orm';
import { type Database, loadRows } from '../../db/database.ts';
import type { Language } from '../../i18n/language.ts';
import { editDistance } from './editDistance.ts';
import { isUnspaced } from './foldText.ts';
import { wordForms } from './wordForms.ts';

/** A word of the shop that may have been meant. */
export interface Correction {
  /** Normalized. */
  readonly word: string;
  /** Edit distance. */
  readonly distance: number;
}

const maxCandidates = 60;
const maxCorrections = 6;

/** Maximum edit distance for words of this length. */
function errorsAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * The words of the shop's texts and synonyms within the allowed edit distance of a normalized word, nearest
 * first.
 */
export async function findCorrections(
  db: Database,
  word: string,
  languages: readonly Language[],
  synonyms: readonly string[],
): Promise<readonly Correction[]> {
  const found = isUnspaced(word)
    ? await correctUnspaced(db, word, languages, synonyms)
    : await correctSpaced(db, word, languages, synonyms);
  const nearest = new Map<string, number>();
  for (const { word: right, distance } of found)
    nearest.set(right, Math.min(distance, nearest.get(right) ?? distance));
  return [...nearest]
    .map(([right, distance]) => ({ word: right, distance }))
    .toSorted((a, b) => a.distance - b.distance || a.word.localeCompare(b.word))
    .slice(0, maxCorrections);
}

async function correctSpaced(
  db: Database,
  word: string,
  languages: readonly Language[],
  synonyms: readonly string[],
): Promise<readonly Correction[]> {
  if (errorsAllowed(word.length) === 0) return [];
  const rows = await loadRows<{ word: string }>(
    db,
    sql`select word from search_words where language = any(${sql.param([...languages])}::text[])
      order by word <-> ${word} limit ${maxCandidates}`,
  );
  const spellings = [word, ...languages.flatMap((language) => wordForms(word, language))];
  return [...rows.map((row) => row.word), ...synonyms].flatMap((right) => {
    const distances = spellings.flatMap((spelling) => {
      const most = errorsAllowed(Math.min(spelling.length, right.length + 1));
      const distance = editDistance(spelling, right, most);
      return distance > most ? [] : [distance];
    });
    return distances.length === 0 ? [] : [{ word: right, distance: Math.max(1, Math.min(...distances)) }];
  });
}

const shortestUnspaced = 3;
const oneCharacter = 1;

/** One character may be replaced, missing or added; Korean characters are compared by their letters. */
async function correctUnspaced(
  db: Database,
  word: string,
  languages: readonly Language[],
  synonyms: readonly string[],
): Promise<readonly Correction[]> {
  const characters = Array.from(word);
  if (characters.length < shortestUnspaced) return [];
  const patterns = characters.flatMap((_, place) => [
    `%${[...characters.slice(0, place), '_', ...characters.slice(place + 1)].join('')}%`,
    `%${[...characters.slice(0, place), '_', ...characters.slice(place)].join('')}%`,
    ...(characters.length > shortestUnspaced ? [`%${characters.toSpliced(place, 1).join('')}%`] : []),
  ]);
  const rows = await loadRows<{ word: string }>(
    db,
    sql`select word from search_words
      where language = any(${sql.param([...languages])}::text[]) and word like any(${sql.param(patterns)}::text[])
      order by char_length(word), word limit ${maxCandidates}`,
  );
  return [...rows.map((row) => row.word), ...synonyms].flatMap((run) =>
    listParts(run, characters.length).flatMap((part) => {
      if (editDistance(word, part, oneCharacter) > oneCharacter) return [];
      // Letters of Korean: 수 and 슈 differ in one of two, 수 and 식 in two of three.
      const letters = editDistance(word.normalize('NFD'), part.normalize('NFD'), 6);
      return [{ word: part, distance: Math.max(1, letters) }];
    }),
  );
}

/** The parts of a text of about a word's length. */
function listParts(run: string, length: number): readonly string[] {
  const characters = Array.from(run);
  return [length - 1, length, length + 1].flatMap((size) =>
    size < shortestUnspaced || size > characters.length
      ? []
      : Array.from({ length: characters.length - size + 1 }, (_, start) =>
          characters.slice(start, start + size).join(''),
        ),
  );
}
