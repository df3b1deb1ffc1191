// Written by tooling/addresses/generate.ts: do not change it by hand.

/** Code, name, Latin name and the beginnings of the post codes of each state. */
export const states: readonly (readonly string[])[] = [
  ['AH', 'Ahuachapán', '', 'CP 21'],
  ['CA', 'Cabañas', '', 'CP 12'],
  ['CH', 'Chalatenango', '', 'CP 13'],
  ['CU', 'Cuscatlán', '', 'CP 14'],
  ['LI', 'La Libertad', '', 'CP 15'],
  ['PA', 'La Paz', '', 'CP 16'],
  ['UN', 'La Unión', '', 'CP 31'],
  ['MO', 'Morazán', '', 'CP 32'],
  ['SM', 'San Miguel', '', 'CP 33'],
  ['SS', 'San Salvador', '', 'CP 11'],
  ['SV', 'San Vicente', '', 'CP 17'],
  ['SA', 'Santa Ana', '', 'CP 22'],
  ['SO', 'Sonsonate', '', 'CP 23'],
  ['US', 'Usulután', '', 'CP 34'],
];
