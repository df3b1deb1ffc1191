// Written by tooling/addresses/generate.ts: do not change it by hand.

/** Code, name, Latin name and the beginnings of the post codes of each state. */
export const states: readonly (readonly string[])[] = [
  ['AW', 'Awdal'],
  ['BK', 'Bakool'],
  ['BN', 'Banaadir'],
  ['BR', 'Bari'],
  ['BY', 'Bay'],
  ['GA', 'Galguduud'],
  ['GE', 'Gedo'],
  ['HI', 'Hiiraan'],
  ['JD', 'Jubbada Dhexe'],
  ['JH', 'Jubbada Hoose'],
  ['MU', 'Mudug'],
  ['NU', 'Nugaal'],
  ['SA', 'Sanaag'],
  ['SD', 'Shabeellaha Dhexe'],
  ['SH', 'Shabeellaha Hoose'],
  ['SO', 'Sool'],
  ['TO', 'Togdheer'],
  ['WO', 'Woqooyi Galbeed'],
];
