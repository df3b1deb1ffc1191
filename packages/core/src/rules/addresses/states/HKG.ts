// Written by tooling/addresses/generate.ts: do not change it by hand.

/** Code, name, Latin name and the beginnings of the post codes of each state. */
export const states: readonly (readonly string[])[] = [
  ['Kowloon', '九龍'],
  ['Hong Kong Island', '香港島'],
  ['New Territories', '新界'],
];
