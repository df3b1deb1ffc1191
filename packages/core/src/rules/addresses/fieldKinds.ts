// Written by tooling/addresses/generate.ts: do not change it by hand.

/** Countries by what they call a state, a town and a post code. */
export const fieldKinds: Readonly<Record<'state' | 'city' | 'postCode', Readonly<Record<string, string>>>> = {
  state: {
    emirate: 'ARE',
    state: 'AUS BRA IND MEX MYS NGA USA VEN ASM FSM MHL MNP PLW UMI VIR',
    island: 'BHS CPV CYM KNA TUV KIR PYF SYC',
    department: 'COL NIC HND',
    area: 'HKG',
    county: 'IRL TWN',
    parish: 'JAM BRB',
    prefecture: 'JPN',
    do_si: 'KOR',
    district: 'NRU',
    oblast: 'RUS UKR',
  },
  city: { suburb: 'AUS', post_town: 'GBR NOR SJM SWE', district: 'HKG PER SDN SYR TUR TWN' },
  postCode: { zip: 'ASM FSM GUM MHL MNP PLW PRI UMI USA VIR', pin: 'IND', eircode: 'IRL' },
};
