// Written by tooling/addresses/generate.ts: do not change it by hand.

/** Code, name, Latin name and the beginnings of the post codes of each state. */
export const states: readonly (readonly string[])[] = [
  ['Cayman Brac', 'Cayman Brac'],
  ['Grand Cayman', 'Grand Cayman'],
  ['Little Cayman', 'Little Cayman'],
];
