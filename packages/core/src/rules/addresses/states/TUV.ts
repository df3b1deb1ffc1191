// Written by tooling/addresses/generate.ts: do not change it by hand.

/** Code, name, Latin name and the beginnings of the post codes of each state. */
export const states: readonly (readonly string[])[] = [
  ['FUN', 'Funafuti'],
  ['NMG', 'Nanumanga'],
  ['NMA', 'Nanumea'],
  ['Niulakita', 'Niulakita'],
  ['NIT', 'Niutao'],
  ['NUI', 'Nui'],
  ['NKF', 'Nukufetau'],
  ['NKL', 'Nukulaelae'],
  ['VAI', 'Vaitupu'],
];
