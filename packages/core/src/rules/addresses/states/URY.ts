// Written by tooling/addresses/generate.ts: do not change it by hand.

/** Code, name, Latin name and the beginnings of the post codes of each state. */
export const states: readonly (readonly string[])[] = [
  ['AR', 'Artigas', '', '55'],
  ['CA', 'Canelones', '', '9[01]|1[456]'],
  ['CL', 'Cerro Largo', '', '37'],
  ['CO', 'Colonia', '', '70|75204'],
  ['DU', 'Durazno', '', '97'],
  ['FS', 'Flores', '', '85'],
  ['FD', 'Florida', '', '94|9060|97005'],
  ['LA', 'Lavalleja', '', '30'],
  ['MA', 'Maldonado', '', '20'],
  ['MO', 'Montevideo', '', '1|91600'],
  ['PA', 'Paysandú', '', '60'],
  ['RN', 'Río Negro', '', '65|60002'],
  ['RV', 'Rivera', '', '40'],
  ['RO', 'Rocha', '', '27'],
  ['SA', 'Salto', '', '50'],
  ['SJ', 'San José', '', '80'],
  ['SO', 'Soriano', '', '75|70003'],
  ['TA', 'Tacuarembó', '', '45'],
  ['TT', 'Treinta y Tres', '', '33|30203|30204|30302|37007'],
];
