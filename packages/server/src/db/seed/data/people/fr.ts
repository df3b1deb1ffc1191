import { overseas, person } from './person.ts';
import type { SeedPerson } from '../types.ts';

/** Demo shoppers who write French. */
export const people: readonly SeedPerson[] = [
  person('fr', 1, 'Camille et Plume', 'Moreau', 'Camille', '33', '639980001', overseas('FRA', 'Île-de-France', 'Paris', '14 rue des Lilas', '75019')),
  person('fr', 2, 'Papa de Gaston', 'Lefèvre', 'Thomas', '33', '639980002', overseas('FRA', 'Auvergne-Rhône-Alpes', 'Lyon', '52 cours Gambetta', '69007')),
  person('fr', 3, 'Les chats de Nantes', 'Girard', 'Élodie', '33', '639980003', overseas('FRA', 'Pays de la Loire', 'Nantes', '7 quai de la Fosse', '44000')),
  person('fr', 4, 'Julien B.', 'Bertrand', 'Julien', '33', '639980004', overseas('FRA', 'Nouvelle-Aquitaine', 'Bordeaux', '23 rue Sainte-Colombe', '33000')),
  person('fr', 5, 'Noisette', 'Favre', 'Sophie', '41', '790000005', overseas('CHE', 'Genève', 'Genève', 'Rue de Carouge 41', '1205')),
  person('fr', 6, 'Marin des villes', 'Le Gall', 'Yann', '33', '639980006', overseas('FRA', 'Bretagne', 'Rennes', '3 allée des Genêts', '35700')),
];
