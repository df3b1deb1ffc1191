// Written by tooling/addresses/generate.ts: do not change it by hand.

/** Code, name, Latin name and the beginnings of the post codes of each state. */
export const states: readonly (readonly string[])[] = [
  ['13', 'Clarendon'],
  ['09', 'Hanover'],
  ['01', 'Kingston'],
  ['12', 'Manchester'],
  ['04', 'Portland'],
  ['02', 'St. Andrew'],
  ['06', 'St. Ann'],
  ['14', 'St. Catherine'],
  ['11', 'St. Elizabeth'],
  ['08', 'St. James'],
  ['05', 'St. Mary'],
  ['03', 'St. Thomas'],
  ['07', 'Trelawny'],
  ['10', 'Westmoreland'],
];
