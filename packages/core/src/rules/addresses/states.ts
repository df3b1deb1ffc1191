import { plainName } from './plainName.ts';
import { stateLists } from './stateLists.ts';

/** A state, province or prefecture of a country. */
export interface KnownState {
  /** Official code or abbreviation: `CA`, `13`. */
  readonly code: string;
  /** Local name. */
  readonly name: string;
  /** In Latin script, if the name is in another. */
  readonly latinName: string;
  /** Prefix of its post codes as a regular expression; '' if unknown. */
  readonly postCodes: string;
}

/** Words in a name that are optional. */
const wordsBefore =
  /^(?:(?:(?:free )?state of|city of|metropolitan city of|canton (?:of|de|du)|kanton|cantone(?: d[ei])?|county|co\.?|province (?:of|de)|provincia (?:di|de)|comunidad (?:foral |autónoma )?de|freistaat|land|d[ée]partement (?:de|du|des)|r[ée]gion) +|canton d[’'])/iu;
const wordsBehind =
  /(?: (?:prefecture|county|province|state|region|canton)|-(?:to|fu|ken|do|si|shi)|[都府県]|특별자치도|특별자치시|특별시|광역시|도)$/iu;

/** Whether the states of a country (ISO 3166 alpha-3) are known. */
export function hasStates(country: string): boolean {
  return Object.hasOwn(stateLists, country);
}

/** The states of a country (ISO 3166 alpha-3) in its own order; empty if unknown. */
export async function loadStates(country: string): Promise<readonly KnownState[]> {
  const rows = hasStates(country) ? ((await stateLists[country]?.()) ?? []) : [];
  return rows.map(([code = '', name = '', latinName = '', postCodes = '']) => ({
    code,
    name,
    latinName,
    postCodes,
  }));
}

/** The normalised variants of an entered state name, the complete one first. */
export function plainStateNames(text: string): readonly string[] {
  const bare = text.normalize('NFKC').trim();
  const withoutCountry = bare.replace(/^[a-z]{2}-(?=[a-z\d]{1,3}$)/iu, '');
  const short = bare.replace(wordsBefore, '').replace(wordsBehind, '');
  return [...new Set([bare, withoutCountry, short].map((name) => plainName(name)))].filter(
    (name) => name !== '',
  );
}

/** Finds a state by code or name, ignoring case, diacritics and optional words. */
export function findState(states: readonly KnownState[], text: string): KnownState | undefined {
  for (const wanted of plainStateNames(text)) {
    const found =
      states.find(({ name, latinName }) => [name, latinName].some((one) => plainName(one) === wanted)) ??
      states.find(({ code }) => plainName(code) === wanted) ??
      states.find(({ name, latinName }) =>
        [name, latinName].some((one) => plainStateNames(one).includes(wanted)),
      );
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Finds the state by post code; undefined if none or several match. */
export function stateOfPostCode(states: readonly KnownState[], postCode: string): KnownState | undefined {
  const bare = postCode.replaceAll(/[\s-]/gu, '').toUpperCase();
  if (bare.length < 3) return undefined;
  const found = states.filter(
    ({ postCodes }) => postCodes !== '' && new RegExp(`^(?:${postCodes})`, 'u').test(bare),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** The name of a state for a reader of this language: in Latin script unless the language uses the state's own. */
export function stateName({ name, latinName }: KnownState, language: string): string {
  if (latinName === '') return name;
  const isHangul = /\p{Script=Hangul}/u.test(name);
  const isHan = /\p{Script=Han}/u.test(name);
  const isRead = (isHangul && language.startsWith('ko')) || (isHan && /^(?:zh|ja)/u.test(language));
  return isRead ? name : latinName;
}
