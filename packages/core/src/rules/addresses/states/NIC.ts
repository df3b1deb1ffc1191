// Written by tooling/addresses/generate.ts: do not change it by hand.

/** Code, name, Latin name and the beginnings of the post codes of each state. */
export const states: readonly (readonly string[])[] = [
  ['BO', 'Boaco', '', '5[12]'],
  ['CA', 'Carazo', '', '4[56]'],
  ['CI', 'Chinandega', '', '2[5-7]'],
  ['CO', 'Chontales', '', '5[56]'],
  ['ES', 'Estelí', '', '3[12]'],
  ['GR', 'Granada', '', '4[34]'],
  ['JI', 'Jinotega', '', '6[56]'],
  ['LE', 'León', '', '2[12]'],
  ['MD', 'Madriz', '', '3[45]'],
  ['MN', 'Managua', '', '1[0-6]'],
  ['MS', 'Masaya', '', '4[12]'],
  ['MT', 'Matagalpa', '', '6[1-3]'],
  ['NS', 'Nueva Segovia', '', '3[7-9]'],
  ['AN', 'Región Autónoma de la Costa Caribe Norte', '', '7[12]'],
  ['AS', 'Región Autónoma de la Costa Caribe Sur', '', '8[1-3]'],
  ['SJ', 'Río San Juan', '', '9[12]'],
  ['RI', 'Rivas', '', '4[78]'],
];
