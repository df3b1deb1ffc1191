import { review } from './review.ts';
import { picture } from '../types.ts';
import type { SeedReview } from '../types.ts';

/** Reviews in French. */
export const reviews: readonly SeedReview[] = [
  review('fr-1', 'fountain-aura', { colour: 'white', capacity: '2-5-l' }, 5, 4, 'Plume boit enfin ! Silencieuse, jolie, et le plateau se nettoie en dix secondes sous le robinet.', { images: [picture('fountain-aura', 'white', 'angle')], reply: 'Merci Camille, et une caresse à Plume ! Pensez à changer le filtre chaque mois.' }),
  review('fr-3', 'fountain-aura', { colour: 'sage', capacity: '3-2-l' }, 5, 16, 'Le coloris sauge est superbe en vrai. Trois chats, un remplissage tous les deux jours.'),
  review('fr-5', 'fountain-aura', { colour: 'graphite', capacity: '2-5-l' }, 3, 35, 'Très belle fontaine, mais notre eau est calcaire et il faut détartrer souvent.', { reply: 'Avec une eau dure, une pastille détartrante toutes les deux semaines suffit, et la pompe vous dira merci.' }),
  review('fr-2', 'feeder-meal', { colour: 'white', bowl: 'single' }, 5, 9, 'Parti trois jours, Gaston n’a pas raté un repas. La notification à chaque service est rassurante.'),
  review('fr-6', 'feeder-meal', { colour: 'graphite', bowl: 'single' }, 4, 27, 'Portions précises et trémie étanche. L’enregistrement vocal pourrait être un peu plus long.'),
  review('fr-4', 'camera-lookout', { colour: 'white', resolution: '2k' }, 5, 7, 'Le suivi automatique est bluffant. On voit même quand il gratte le canapé, hélas.'),
  review('fr-1', 'camera-lookout', { colour: 'black', resolution: '4k' }, 5, 22, 'Image superbe, même le soir. Le mode privé est très simple à activer.'),
  review('fr-6', 'tracker-tag', { colour: 'coral' }, 5, 11, 'Échappé dans les dunes, retrouvé en dix minutes. Il ne sort plus sans.'),
  review('fr-2', 'tracker-tag', { colour: 'black' }, 4, 30, 'Précis en ville comme en forêt. Comptez plutôt dix jours d’autonomie avec le suivi en direct.'),
  review('fr-3', 'fountain-brook', { colour: 'blush' }, 5, 6, 'Sans fil, donc sur le balcon tout l’été. Le capteur réagit vraiment vite.'),
  review('fr-4', 'fountain-steel', { size: '3-l' }, 5, 19, 'Du solide. Tout passe au lave-vaisselle sauf la pompe, et l’acné du menton a disparu.'),
  review('fr-1', 'fountain-mini', { colour: 'sand' }, 4, 25, 'Parfaite pour mon petit studio. Un peu bruyante quand l’eau baisse, on remplit et c’est réglé.'),
  review('fr-6', 'fountain-travel', { colour: 'blue' }, 5, 13, 'Dans le sac à chaque randonnée, jamais une goutte. L’eau qui retourne dans la gourde, c’est malin.'),
  review('fr-5', 'feeder-cam', { colour: 'white' }, 4, 15, 'Voir mon chat manger depuis le bureau, un petit bonheur. L’objectif se salit vite, prévoyez un chiffon.'),
  review('fr-3', 'feeder-wet', {}, 5, 21, 'La pâtée reste fraîche même par 32 °C. Le couvercle tourne si doucement que personne ne sursaute.'),
  review('fr-2', 'feeder-slow', { colour: 'mint' }, 5, 29, 'Il avalait tout en une minute, maintenant il prend son temps. Fini les régurgitations.'),
  review('fr-5', 'feeder-duo', { colour: 'white' }, 4, 33, 'Chacun sa portion et la paix à la maison. L’appareil est large, mesurez avant.'),
  review('fr-4', 'camera-mini', { colour: 'sage' }, 5, 10, 'Toute petite, aimantée au frigo, installée en cinq minutes. À ce prix, rien à redire.'),
  review('fr-2', 'camera-outdoor', { colour: 'graphite' }, 4, 24, 'Le panneau solaire suffit même en Bretagne chez ma sœur. Bonne distinction entre chien et passants.'),
  review('fr-6', 'tracker-collar', { colour: 'coral', size: 'm' }, 5, 14, 'Léger, réfléchissant, et le suivi du sommeil m’a fait consulter à temps.'),
  review('fr-5', 'tracker-cat', { colour: 'mint' }, 5, 12, 'Si léger qu’elle ne l’a pas remarqué. Je sais enfin où elle passe ses nuits.'),
  review('fr-1', 'filter-carbon', { pack: '12' }, 5, 18, 'Une année de filtres, bien emballés un par un. L’eau reste claire.'),
  review('fr-3', 'cleaning-set', {}, 4, 31, 'La petite brosse atteint la roue de la pompe, indispensable. La grande aurait pu être un peu plus souple.'),
  review('fr-4', 'mat-silicone', { colour: 'sand' }, 5, 17, 'Plus une goutte sur le parquet. Se rince et se roule en deux secondes.'),
  review('fr-6', 'adapter-usb', { plug: 'eu' }, 2, 46, 'Fonctionne, mais reçu sans notice et avec un carton abîmé.', { reply: 'Toutes nos excuses. Écrivez-nous avec votre numéro de commande et nous vous envoyons un adaptateur neuf.' }),
];
