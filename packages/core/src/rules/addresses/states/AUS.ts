// Written by tooling/addresses/generate.ts: do not change it by hand.

/** Code, name, Latin name and the beginnings of the post codes of each state. */
export const states: readonly (readonly string[])[] = [
  ['ACT', 'Australian Capital Territory', '', '29|2540|260|261[0-8]|02|2620'],
  ['JBT', 'Jervis Bay Territory', '', '2540'],
  ['NSW', 'New South Wales', '', '1|2[0-57-8]|26[2-9]|261[189]|3500|358[56]|3644|3707'],
  ['NT', 'Northern Territory', '', '0[89]'],
  ['QLD', 'Queensland', '', '[49]'],
  ['SA', 'South Australia', '', '5|0872'],
  ['TAS', 'Tasmania', '', '7'],
  ['VIC', 'Victoria', '', '[38]'],
  ['WA', 'Western Australia', '', '6|0872'],
];
