// Written by tooling/addresses/generate.ts: do not change it by hand.

/** Code, name, Latin name and the beginnings of the post codes of each state. */
export const states: readonly (readonly string[])[] = [
  ['B', 'Buenos Aires', '', 'B?[1-36-8]'],
  ['K', 'Catamarca', '', 'K?[45]'],
  ['H', 'Chaco', '', 'H?3'],
  ['U', 'Chubut', '', 'U?[89]'],
  ['C', 'Ciudad Autónoma de Buenos Aires', '', 'C?1'],
  ['X', 'Córdoba', '', 'X?[235-8]'],
  ['W', 'Corrientes', '', 'W?3'],
  ['E', 'Entre Ríos', '', 'E?[1-3]'],
  ['P', 'Formosa', '', 'P?[37]'],
  ['Y', 'Jujuy', '', 'Y?4'],
  ['L', 'La Pampa', '', 'L?[3568]'],
  ['F', 'La Rioja', '', 'F?5'],
  ['M', 'Mendoza', '', 'M?[56]'],
  ['N', 'Misiones', '', 'N?3'],
  ['Q', 'Neuquén', '', 'Q?[38]'],
  ['R', 'Río Negro', '', 'R?[89]'],
  ['A', 'Salta', '', 'A?[34]'],
  ['J', 'San Juan', '', 'J?5'],
  ['D', 'San Luis', '', 'D?[4-6]'],
  ['Z', 'Santa Cruz', '', 'Z?[89]'],
  ['S', 'Santa Fe', '', 'S?[2368]'],
  ['G', 'Santiago del Estero', '', 'G?[2-5]'],
  ['V', 'Tierra del Fuego', '', 'V?9'],
  ['T', 'Tucumán', '', 'T?[45]'],
];
