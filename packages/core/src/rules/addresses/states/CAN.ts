// Written by tooling/addresses/generate.ts: do not change it by hand.

/** Code, name, Latin name and the beginnings of the post codes of each state. */
export const states: readonly (readonly string[])[] = [
  ['AB', 'Alberta', '', 'T'],
  ['BC', 'British Columbia', '', 'V'],
  ['MB', 'Manitoba', '', 'R'],
  ['NB', 'New Brunswick', '', 'E'],
  ['NL', 'Newfoundland and Labrador', '', 'A'],
  ['NT', 'Northwest Territories', '', 'X0E|X0G|X1A'],
  ['NS', 'Nova Scotia', '', 'B'],
  ['NU', 'Nunavut', '', 'X0A|X0B|X0C'],
  ['ON', 'Ontario', '', 'K|L|M|N|P'],
  ['PE', 'Prince Edward Island', '', 'C'],
  ['QC', 'Quebec', '', 'G|H|J|K1A'],
  ['SK', 'Saskatchewan', '', 'S|R8A'],
  ['YT', 'Yukon', '', 'Y'],
];
