// Written by tooling/addresses/generate.ts: do not change it by hand.

/** Code, name, Latin name and the beginnings of the post codes of each state. */
export const states: readonly (readonly string[])[] = [
  ['BV', 'Boa Vista'],
  ['BR', 'Brava'],
  ['Fogo', 'Fogo'],
  ['MA', 'Maio'],
  ['SL', 'Sal'],
  ['Santiago', 'Santiago'],
  ['Santo Antão', 'Santo Antão'],
  ['São Nicolau', 'São Nicolau'],
  ['SV', 'São Vicente'],
];
