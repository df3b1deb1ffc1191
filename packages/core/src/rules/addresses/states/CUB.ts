// Written by tooling/addresses/generate.ts: do not change it by hand.

/** Code, name, Latin name and the beginnings of the post codes of each state. */
export const states: readonly (readonly string[])[] = [
  ['15', 'Artemisa'],
  ['09', 'Camagüey'],
  ['08', 'Ciego de Ávila'],
  ['06', 'Cienfuegos'],
  ['12', 'Granma'],
  ['14', 'Guantánamo'],
  ['11', 'Holguín'],
  ['99', 'Isla de la Juventud'],
  ['03', 'La Habana'],
  ['10', 'Las Tunas'],
  ['04', 'Matanzas'],
  ['16', 'Mayabeque'],
  ['01', 'Pinar del Río'],
  ['07', 'Sancti Spíritus'],
  ['13', 'Santiago de Cuba'],
  ['05', 'Villa Clara'],
];
