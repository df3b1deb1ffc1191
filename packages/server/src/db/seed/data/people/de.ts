import { overseas, person } from './person.ts';
import type { SeedPerson } from '../types.ts';

/** Demo shoppers who write German. */
export const people: readonly SeedPerson[] = [
  person('de', 1, 'Katzenkiste', 'Hoffmann', 'Lena', '49', '1713920001', overseas('DEU', 'Berlin', 'Berlin', 'Lindenhofstraße 27', '10437')),
  person('de', 2, 'Bello & Co', 'Schneider', 'Markus', '49', '1713920002', overseas('DEU', 'Bayern', 'München', 'Ahornweg 8', '81543')),
  person('de', 3, 'Frau Möhre', 'Vogel', 'Sabine', '49', '1713920003', overseas('DEU', 'Hamburg', 'Hamburg', 'Kanalufer 112', '22303')),
  person('de', 4, 'JanK', 'Krüger', 'Jan', '49', '1713920004', overseas('DEU', 'Sachsen', 'Leipzig', 'Gartenstraße 5', '04229')),
  person('de', 5, 'Dackeldame', 'Brunner', 'Nadja', '41', '790000015', overseas('CHE', 'Zürich', 'Zürich', 'Seefeldweg 19', '8008')),
  person('de', 6, 'Waldläufer', 'Peters', 'Tobias', '49', '1713920006', overseas('DEU', 'Nordrhein-Westfalen', 'Köln', 'Am Eichenhain 3', '50935')),
];
