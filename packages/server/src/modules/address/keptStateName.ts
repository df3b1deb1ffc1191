import { findState, loadStates, plainStateNames, type KnownState } from '@pawlet/core/rules';
import { stateNames } from './stateNames.ts';

/**
 * The name that is stored for a state: its name in its country, in Latin letters when entered in them;
 * unchanged when it is a larger region or addresses there have no state. Undefined where the country (ISO
 * 3166 alpha-3) has known states and this is none of them; where it has none, any text is accepted.
 */
export async function keptStateName(country: string, text: string): Promise<string | undefined> {
  const names = Object.hasOwn(stateNames, country) ? stateNames[country] : undefined;
  if (text === '' || names === undefined) return text;
  const states = await loadStates(country);
  const found = findState(states, text);
  if (found !== undefined) return writtenAs(found, text);
  const wanted = plainStateNames(text);
  const [code] =
    Object.entries(names).find(([, all]) => all.split('|').some((one) => wanted.includes(one))) ?? [];
  if (code === undefined) return undefined;
  const meant = states.find((state) => state.code === code);
  return meant === undefined ? text : writtenAs(meant, text);
}

function writtenAs({ name, latinName }: KnownState, text: string): string {
  return latinName !== '' && /\p{Script=Latin}/u.test(text) ? latinName : name;
}
