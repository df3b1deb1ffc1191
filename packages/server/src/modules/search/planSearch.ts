import { sql } from 'drizzle-orm';
import { type Database, loadRows } from '../../db/database.ts';
import type { Language } from '../../i18n/language.ts';
import { searchDocuments } from '../../db/schema/search.ts';
import { isInLanguage, matchesAny } from './searchSql.ts';
import { findCorrections } from './findCorrections.ts';
import { normalizeText, isUnspaced } from './foldText.ts';
import type { SearchPlan, Variant } from './searchPlan.ts';
import type { SynonymGroups } from './synonyms.ts';
import { isSmallWord, wordForms } from './wordForms.ts';

/** Maximum number of words in a search; further ones are ignored. */
const maxTerms = 8;
const costOfForm = 1;
const costOfSynonym = 20;
const costOfSqueezed = 30;
const costOfTypo = 100;
const costOutsideName = 6;

/** The vocabulary for planning a search. */
export interface SearchWords {
  readonly language: Language;
  readonly keyword: string;
  /** In the shopper's language and in English. */
  readonly synonyms: SynonymGroups;
}

/** A search with the analysis of its words. */
export interface PlannedSearch extends SearchPlan {
  /** Normalized words with results of their own. */
  readonly known: readonly string[];
  /** Words without results, even with corrections. */
  readonly unknown: readonly string[];
}

/** Plans a search. Only words that no product has are treated as typing errors. */
export async function planSearch(
  db: Database,
  { language, keyword, synonyms }: SearchWords,
): Promise<PlannedSearch> {
  const phrase = normalizeText(keyword);
  const pieces = splitBySynonyms(phrase, synonyms).slice(0, maxTerms);
  const shop = createVocabulary(db, language);
  const terms: (readonly Variant[])[] = [];
  const known: string[] = [];
  const unknown: string[] = [];
  for (const piece of withoutSmallWords(pieces, listLanguages(language))) {
    for (const { text, variants } of await resolve(piece, shop, synonyms, language)) {
      if (variants.length === 0) unknown.push(text);
      else known.push(text);
      terms.push(variants);
    }
  }
  const isComplete = unknown.length === 0;
  return { phrase, terms: isComplete ? terms.slice(0, maxTerms) : [], known, unknown };
}

const listLanguages = (language: Language): readonly Language[] =>
  language === 'en' ? ['en'] : [language, 'en'];

/** A part of a search: a word, or a phrase with synonyms in the shop. */
interface Piece {
  readonly text: string;
  readonly others: readonly string[];
}

function withoutSmallWords(pieces: readonly Piece[], languages: readonly Language[]): readonly Piece[] {
  const telling = pieces.filter(({ text }) => !languages.some((language) => isSmallWord(text, language)));
  return telling.length > 0 ? telling : pieces;
}

/**
 * Splits a normalized search at its spaces, keeps phrases with synonyms together, and finds those inside
 * Chinese and Japanese text.
 */
function splitBySynonyms(phrase: string, groups: SynonymGroups): readonly Piece[] {
  const words = phrase.split(' ').filter((word) => word !== '');
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length;) {
    const length = longestKnown(words.slice(at), groups);
    if (length > 0) {
      const text = words.slice(at, at + length).join(' ');
      pieces.push({ text, others: groups.getOthers(text) });
      at += length;
    } else {
      const word = words[at] ?? '';
      pieces.push(...(isUnspaced(word) ? cutAtSynonyms(word, groups) : [{ text: word, others: [] }]));
      at += 1;
    }
  }
  return pieces;
}

const longestPhrase = 4;

function longestKnown(words: readonly string[], groups: SynonymGroups): number {
  for (let length = Math.min(longestPhrase, words.length); length > 0; length -= 1)
    if (groups.has(words.slice(0, length).join(' '))) return length;
  return 0;
}

function cutAtSynonyms(run: string, groups: SynonymGroups): readonly Piece[] {
  if (groups.has(run)) return [{ text: run, others: groups.getOthers(run) }];
  for (let length = run.length - 1; length > 1; length -= 1)
    for (let start = 0; start + length <= run.length; start += 1) {
      const text = run.slice(start, start + length);
      if (!groups.has(text)) continue;
      return [
        ...(start > 0 ? cutAtSynonyms(run.slice(0, start), groups) : []),
        { text, others: groups.getOthers(text) },
        ...(start + length < run.length ? cutAtSynonyms(run.slice(start + length), groups) : []),
      ];
    }
  return [{ text: run, others: [] }];
}

interface Resolved {
  readonly text: string;
  /** Empty for a word without results. */
  readonly variants: readonly Variant[];
}

async function resolve(
  piece: Piece,
  shop: Vocabulary,
  synonyms: SynonymGroups,
  language: Language,
): Promise<readonly Resolved[]> {
  const { text, others } = piece;
  const variants = [
    toVariant(text, 0, language),
    ...others.map((other) => toVariant(other, costOfSynonym, language)),
  ];
  if (await shop.hasAny(variants)) return [{ text, variants }];
  if (text.length > 1 && isUnspaced(text)) {
    const segments = listSegments(text, language);
    const split: Resolved[] = [];
    for (const segment of segments) {
      const own = [toVariant(segment, 0, language)];
      split.push({ text: segment, variants: (await shop.hasAny(own)) ? own : [] });
    }
    if (segments[0] !== text && split.every((one) => one.variants.length > 0)) return split;
  }
  const together: Variant = { parts: [[`%${text}%`]], place: 'squeezed', cost: costOfSqueezed, better: [] };
  if (text.length >= shortestSqueezed(text) && (await shop.hasAny([together])))
    return [{ text, variants: [together] }];
  const corrections = await findCorrections(shop.db, text, listLanguages(language), synonyms.words);
  const corrected = corrections.flatMap(({ word, distance }) =>
    [word, ...synonyms.getOthers(word)].map((one, place) =>
      toVariant(one, costOfTypo * distance + (place === 0 ? 0 : costOfSynonym), language),
    ),
  );
  return [{ text, variants: (await shop.hasAny(corrected)) ? corrected : [] }];
}

const shortestSqueezed = (text: string) => (isUnspaced(text) ? 3 : 6);

/** Words of Chinese or Japanese text, which has no spaces, as segmented by ICU; stop words are left out. */
function listSegments(text: string, language: Language): readonly string[] {
  const segments = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].map(
    ({ segment }) => segment,
  );
  const telling = segments.filter((segment) => !isSmallWord(segment, language));
  return telling.length > 0 ? telling : segments;
}

/**
 * The patterns for a phrase: each of its words as a word, as the beginning of one or inside one, in the name
 * or elsewhere. What matches a tier matches those after it.
 */
function toVariant(phrase: string, cost: number, language: Language): Variant {
  const words = phrase.split(' ').filter((word) => word !== '');
  const tiers: readonly ((word: string) => readonly string[])[] = [
    (word) => (isUnspaced(word) ? [`%${word}%`] : [`% ${word} %`]),
    (word) => listPatterns(word),
    (word) => patternsWithForms(word, language),
  ];
  const told = new Set<string>();
  const ranked = tiers.flatMap((patterns, tier) => {
    const parts = words.map(patterns);
    // Without other word forms, these patterns would repeat the earlier ones.
    if (told.size === told.add(JSON.stringify(parts)).size) return [];
    return [{ parts, cost: cost + tier * costOfForm }];
  });
  const inNames = ranked.map((one) => ({ ...one, place: 'names' }) as const);
  const inDocument = ranked.map(
    (one) => ({ ...one, place: 'document', cost: one.cost + costOutsideName }) as const,
  );
  const broadest = inDocument.pop();
  if (broadest === undefined) throw new Error('search: a phrase has no patterns');
  return { ...broadest, better: [...inNames, ...inDocument] };
}

/** Minimum length for matches inside other words, such as Brunnen in Trinkbrunnen. */
const shortestInside = 4;
const shortestBeginning = 4;

function listPatterns(word: string): readonly string[] {
  if (isUnspaced(word)) return [`%${word}%`];
  return word.length < shortestInside ? [`% ${word}%`] : [`%${word}%`];
}

function patternsWithForms(word: string, language: Language): readonly string[] {
  if (isUnspaced(word) && language !== 'ko') return [`%${word}%`];
  const forms = listLanguages(language).flatMap((one) => wordForms(word, one));
  return [
    ...listPatterns(word),
    ...forms.map((form) =>
      !isUnspaced(form) && form.length < shortestBeginning ? `% ${form} %` : `% ${form}%`,
    ),
  ];
}

interface Vocabulary {
  readonly db: Database;
  /** Whether one of the variants matches a product of the shop. */
  hasAny(variants: readonly Variant[]): Promise<boolean>;
}

function createVocabulary(db: Database, language: Language): Vocabulary {
  return {
    db,
    async hasAny(variants) {
      if (variants.length === 0) return false;
      const [row] = await loadRows<{ found: boolean }>(
        db,
        sql`select exists (
          select 1 from ${searchDocuments} where ${isInLanguage(language)} and (${matchesAny(variants)})
        ) as found`,
      );
      return row?.found ?? false;
    },
  };
}
