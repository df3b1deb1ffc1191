/** A paw on a grid of 24 by 24: the pad and four toes. */
export const pawPath =
  'M12 11.2c-3.1 0-6.2 3.3-6.2 6.2 0 1.9 1.4 3 3.2 3 1.2 0 1.9-.6 3-.6s1.8.6 3 .6c1.8 0 3.2-1.1 3.2-3 0-2.9-3.1-6.2-6.2-6.2z' +
  'M4.6 9a2 2.6 -18 1 0 .02 0zM9 4a2.1 2.8 -4 1 0 .02 0zM15 4a2.1 2.8 4 1 0 .02 0zM19.4 9a2 2.6 18 1 0 .02 0z';

/** A trail of paws over a screen of 100 by 216. */
export const pawTrail: readonly { readonly x: number; readonly y: number; readonly turn: number }[] = [
  { x: 74, y: 20, turn: 24 },
  { x: 88, y: 44, turn: 36 },
  { x: 66, y: 170, turn: -18 },
  { x: 84, y: 186, turn: -6 },
  { x: 4, y: 150, turn: -30 },
  { x: 12, y: 196, turn: 12 },
];
