// Written by tooling/addresses/generate.ts: do not change it by hand.

/** Code, name, Latin name and the beginnings of the post codes of each state. */
export const states: readonly (readonly string[])[] = [
  ['AG', 'Արագածոտն', 'Aragatsotn', '0[2-5]'],
  ['AR', 'Արարատ', 'Ararat', '0[6-8]'],
  ['AV', 'Արմավիր', 'Armavir', '09|1[01]'],
  ['GR', 'Գեղարքունիք', 'Gegharkunik', '1[2-6]'],
  ['ER', 'Երևան', 'Yerevan', '00'],
  ['LO', 'Լոռի', 'Lori', '1[7-9]|2[01]'],
  ['KT', 'Կոտայք', 'Kotayk', '2[2-5]'],
  ['SH', 'Շիրակ', 'Shirak', '2[6-9]|3[01]'],
  ['SU', 'Սյունիք', 'Syunik', '3[2-5]'],
  ['VD', 'Վայոց ձոր', 'Vayots Dzor', '3[6-8]'],
  ['TV', 'Տավուշ', 'Tavush', '39|4[0-2]'],
];
