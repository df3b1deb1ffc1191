// Written by tooling/addresses/generate.ts: do not change it by hand.

/** Code, name, Latin name and the beginnings of the post codes of each state. */
export const states: readonly (readonly string[])[] = [
  ['AN', 'Antofagasta'],
  ['AR', 'Araucanía'],
  ['AP', 'Arica y Parinacota'],
  ['AT', 'Atacama'],
  ['AI', 'Aysén del General Carlos Ibáñez del Campo'],
  ['BI', 'Biobío'],
  ['CO', 'Coquimbo'],
  ['LI', "Libertador General Bernardo O'Higgins"],
  ['LL', 'Los Lagos'],
  ['LR', 'Los Ríos'],
  ['MA', 'Magallanes y de la Antártica Chilena'],
  ['ML', 'Maule'],
  ['RM', 'Metropolitana de Santiago'],
  ['NB', 'Ñuble'],
  ['TA', 'Tarapacá'],
  ['VS', 'Valparaíso'],
];
