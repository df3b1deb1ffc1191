// Written by tooling/addresses/generate.ts: do not change it by hand.

/** Code, name, Latin name and the beginnings of the post codes of each state. */
export const states: readonly (readonly string[])[] = [
  ['AZ', 'أبو ظبي', 'Abu Dhabi'],
  ['SH', 'الشارقة', 'Sharjah'],
  ['FU', 'الفجيرة', 'Fujairah'],
  ['UQ', 'ام القيوين', 'Umm Al Quwain'],
  ['DU', 'دبي', 'Dubai'],
  ['RK', 'رأس الخيمة', 'Ras al Khaimah'],
  ['AJ', 'عجمان', 'Ajman'],
];
