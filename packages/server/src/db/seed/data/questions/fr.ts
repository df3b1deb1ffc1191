import { buyer, other, question } from './question.ts';
import type { SeedQuestion } from '../types.ts';

/** Questions in French. */
export const questions: readonly SeedQuestion[] = [
  question('fr-4', 'fountain-aura', 5, 'Fait-elle du bruit la nuit ? Je dors dans la même pièce.', buyer('fr-1', 'Absolument pas. On entend un filet d’eau quand le niveau baisse, c’est tout.'), buyer('fr-3', 'Pareil, sur la table de nuit.')),
  question('fr-6', 'fountain-aura', 16, 'Les filtres sont-ils les mêmes pour 2,5 L et 3,2 L ?', buyer('fr-3', 'Oui, les mêmes disques à charbon.')),
  question('fr-3', 'feeder-meal', 10, 'Et en cas de coupure de courant ?', buyer('fr-2', 'Avec trois piles LR20, il continue comme si de rien n’était. Elles ne sont pas fournies.')),
  question('fr-5', 'feeder-meal', 20, 'Peut-on y mettre des croquettes de 14 mm ?', buyer('fr-6', 'Au-delà de 12 mm, ça bloque parfois. Je les ai changées pour plus petites.')),
  question('fr-2', 'camera-lookout', 8, 'L’abonnement cloud est-il obligatoire ?', buyer('fr-4', 'Non, une carte microSD suffit pour revoir les vidéos.')),
  question('fr-1', 'tracker-tag', 13, 'Combien coûtent les données après la première année ?', buyer('fr-6', 'On renouvelle dans l’appli, l’année revient moins cher que le mois.')),
  question('fr-5', 'fountain-steel', 18, 'La pompe va-t-elle au lave-vaisselle ?', buyer('fr-4', 'Non, seulement les pièces en inox. La pompe, un coup de petite brosse.')),
  question('fr-4', 'tracker-collar', 22, 'Quelle taille pour un beagle, 40 cm de cou ?', buyer('fr-6', 'M, il se règle de 34 à 48 cm. Laissez passer deux doigts.'), other('fr-2', 'M aussi pour mon cocker.')),
];
