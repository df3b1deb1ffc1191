// Written by tooling/addresses/generate.ts: do not change it by hand.

/** Code, name, Latin name and the beginnings of the post codes of each state. */
export const states: readonly (readonly string[])[] = [
  ['P', 'Cabo Delgado'],
  ['MPM', 'Cidade de Maputo'],
  ['G', 'Gaza'],
  ['I', 'Inhambane'],
  ['B', 'Manica'],
  ['L', 'Maputo'],
  ['N', 'Nampula'],
  ['A', 'Niassa'],
  ['S', 'Sofala'],
  ['T', 'Tete'],
  ['Q', 'Zambezia'],
];
