// Written by tooling/addresses/generate.ts: do not change it by hand.

/** Code, name, Latin name and the beginnings of the post codes of each state. */
export const states: readonly (readonly string[])[] = [
  ['01', 'Johor', '', '79|8[0-6]'],
  ['02', 'Kedah', '', '0[5-9]|34950'],
  ['03', 'Kelantan', '', '1[5-9]'],
  ['14', 'Kuala Lumpur', '', '5|60'],
  ['15', 'Labuan', '', '87'],
  ['04', 'Melaka', '', '7[5-8]'],
  ['05', 'Negeri Sembilan', '', '7[0-4]'],
  ['06', 'Pahang', '', '2[5-8]|[346]9'],
  ['08', 'Perak', '', '3[0-6]|39000'],
  ['09', 'Perlis', '', '0[12]'],
  ['07', 'Pulau Pinang', '', '1[0-4]'],
  ['16', 'Putrajaya', '', '62'],
  ['12', 'Sabah', '', '8[89]|9[01]'],
  ['13', 'Sarawak', '', '9[3-8]'],
  ['10', 'Selangor', '', '4[0-8]|6[3-8]'],
  ['11', 'Terengganu', '', '2[0-4]'],
];
