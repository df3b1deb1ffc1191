import { plainName } from './plainName.ts';
import { stateLists } from './stateLists.ts';

/** A state, province or prefecture of a country. */
export interface KnownState {
  /** As its country numbers or shortens it: `CA`, `13`. */
  readonly code: string;
  /** As people there write it. */
  readonly name: string;
  /** In Latin letters, where the name is in others. */
  readonly latinName: string;
  /** How its post codes begin, as a regular expression; '' where that is not known. */
  readonly postCodes: string;
}

/** Words around a name that people write or leave out. */
const wordsBefore =
  /^(?:(?:(?:free )?state of|city of|metropolitan city of|canton (?:of|de|du)|kanton|cantone(?: d[ei])?|county|co\.?|province (?:of|de)|provincia (?:di|de)|comunidad (?:foral |autónoma )?de|freistaat|land|d[ée]partement (?:de|du|des)|r[ée]gion) +|canton d[’'])/iu;
const wordsBehind =
  /(?: (?:prefecture|county|province|state|region|canton)|-(?:to|fu|ken|do|si|shi)|[都府県]|특별자치도|특별자치시|특별시|광역시|도)$/iu;

/** Whether the states of a country (ISO 3166 alpha-3) are known. */
export function hasStates(country: string): boolean {
  return Object.hasOwn(stateLists, country);
}

/** The states of a country (ISO 3166 alpha-3) in its own order; none where they are not known. */
export async function loadStates(country: string): Promise<readonly KnownState[]> {
  const rows = hasStates(country) ? ((await stateLists[country]?.()) ?? []) : [];
  return rows.map(([code = '', name = '', latinName = '', postCodes = '']) => ({
    code,
    name,
    latinName,
    postCodes,
  }));
}

/** The plain forms of what somebody wrote for a state, the one with all its words first. */
export function plainStateNames(text: string): readonly string[] {
  const bare = text.normalize('NFKC').trim();
  const withoutCountry = bare.replace(/^[a-z]{2}-(?=[a-z\d]{1,3}$)/iu, '');
  const short = bare.replace(wordsBefore, '').replace(wordsBehind, '');
  return [...new Set([bare, withoutCountry, short].map((name) => plainName(name)))].filter(
    (name) => name !== '',
  );
}

/** The state that a text is about: its code or its name, regardless of case, diacritics and words around it. */
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

/** The state whose post codes begin so; undefined where none or more than one does. */
export function stateOfPostCode(states: readonly KnownState[], postCode: string): KnownState | undefined {
  const bare = postCode.replaceAll(/[\s-]/gu, '').toUpperCase();
  if (bare.length < 3) return undefined;
  const found = states.filter(
    ({ postCodes }) => postCodes !== '' && new RegExp(`^(?:${postCodes})`, 'u').test(bare),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** A state as somebody who reads this language writes it: in Latin letters but where its own are read. */
export function stateName({ name, latinName }: KnownState, language: string): string {
  if (latinName === '') return name;
  const isHangul = /\p{Script=Hangul}/u.test(name);
  const isHan = /\p{Script=Han}/u.test(name);
  const isRead = (isHangul && language.startsWith('ko')) || (isHan && /^(?:zh|ja)/u.test(language));
  return isRead ? name : latinName;
}
