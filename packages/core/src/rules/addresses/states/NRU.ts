// Written by tooling/addresses/generate.ts: do not change it by hand.

/** Code, name, Latin name and the beginnings of the post codes of each state. */
export const states: readonly (readonly string[])[] = [
  ['01', 'Aiwo District'],
  ['02', 'Anabar District'],
  ['03', 'Anetan District'],
  ['04', 'Anibare District'],
  ['05', 'Baiti District'],
  ['06', 'Boe District'],
  ['07', 'Buada District'],
  ['08', 'Denigomodu District'],
  ['09', 'Ewa District'],
  ['10', 'Ijuw District'],
  ['11', 'Meneng District'],
  ['12', 'Nibok District'],
  ['13', 'Uaboe District'],
  ['14', 'Yaren District'],
];
