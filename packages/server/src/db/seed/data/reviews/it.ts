import { review } from './review.ts';
import { picture } from '../types.ts';
import type { SeedReview } from '../types.ts';

/** Reviews in Italian. */
export const reviews: readonly SeedReview[] = [
  review('it-1', 'fountain-aura', { colour: 'white', capacity: '2-5-l' }, 5, 5, 'Briciola beve il doppio da quando l’abbiamo. Silenziosissima, e il vassoio si lava in un attimo.', { images: [picture('fountain-aura', 'white', 'angle')], reply: 'Che bella notizia! Un filtro nuovo al mese e resterà così silenziosa.' }),
  review('it-3', 'fountain-aura', { colour: 'sage', capacity: '3-2-l' }, 5, 19, 'Il verde salvia dal vivo è ancora più bello. Con tre gatti riempio ogni due giorni.'),
  review('it-6', 'fountain-aura', { colour: 'graphite', capacity: '2-5-l' }, 4, 33, 'Ottima, ma con l’acqua calcarea di qui va decalcificata spesso.'),
  review('it-2', 'feeder-meal', { colour: 'white', bowl: 'single' }, 5, 7, 'Tre giorni fuori e nessun pasto saltato. La mia voce registrata li fa arrivare di corsa.'),
  review('it-4', 'feeder-meal', { colour: 'graphite', bowl: 'single' }, 4, 24, 'Porzioni precise e crocchette sempre fresche. La configurazione del Wi-Fi richiede la rete a 2,4 GHz.', { reply: 'Esatto, grazie per averlo segnalato: nel manuale ora è spiegato meglio.' }),
  review('it-1', 'camera-lookout', { colour: 'white', resolution: '4k' }, 5, 10, 'Si vede ogni pelo. Il riassunto della giornata è il momento più divertente del rientro.'),
  review('it-5', 'camera-lookout', { colour: 'white', resolution: '2k' }, 4, 37, 'Segue bene il bassotto, un filo meno quando corre come un matto.'),
  review('it-6', 'tracker-tag', { colour: 'coral' }, 5, 12, 'Zoe è scappata al mercato: trovata in dieci minuti. Non esce più senza.'),
  review('it-2', 'tracker-tag', { colour: 'white' }, 4, 28, 'Preciso anche tra i palazzi. La batteria dura una decina di giorni con uso intenso.'),
  review('it-3', 'fountain-brook', { colour: 'blush' }, 5, 6, 'Niente fili, finalmente. Il sensore parte appena si avvicinano.'),
  review('it-4', 'fountain-steel', { size: '2-l' }, 5, 15, 'Robusta, igienica, tutta in lavastoviglie. L’acne sul mento è sparita.'),
  review('it-1', 'fountain-mini', { colour: 'sand' }, 4, 22, 'Carina e poco ingombrante. Per due gatti serve riempirla ogni giorno.'),
  review('it-5', 'fountain-travel', { colour: 'blue' }, 5, 11, 'Comodissima in passeggiata, l’acqua avanzata torna nella bottiglia. Mai una perdita in borsa.'),
  review('it-6', 'feeder-cam', { colour: 'black' }, 5, 14, 'Guardarli fare colazione dall’ufficio mette allegria.'),
  review('it-3', 'feeder-wet', {}, 4, 20, 'Anche d’estate l’umido resta fresco. È un po’ ingombrante, ma i vassoi in lavastoviglie valgono tutto.'),
  review('it-2', 'feeder-slow', { colour: 'mint' }, 5, 27, 'Mangiava in trenta secondi, ora ci mette cinque minuti. Pancia felice.'),
  review('it-4', 'feeder-duo', { colour: 'white' }, 4, 35, 'Uno a dieta e uno no: problema risolto. Misurate lo spazio prima di comprarlo.'),
  review('it-5', 'feeder-treat', { colour: 'coral' }, 5, 48, 'Il gioco preferito di Pepe. Peccato sia già esaurito, volevo regalarlo a mia sorella.', { reply: 'Grazie, Elena! Stiamo preparando una nuova produzione.' }),
  review('it-1', 'camera-mini', { colour: 'sage' }, 5, 9, 'Piccolissima, si attacca al frigo e fa il suo dovere. Rapporto qualità-prezzo ottimo.'),
  review('it-2', 'camera-twin', {}, 4, 21, 'Salotto e camera sotto controllo nella stessa schermata. I cavi da 3 m sono stati provvidenziali.'),
  review('it-5', 'tracker-collar', { colour: 'blue', size: 'm' }, 5, 13, 'Bello, leggero, e ho scoperto quanto dorme davvero.'),
  review('it-3', 'tracker-cat', { colour: 'sand' }, 5, 16, 'Non se ne accorge nemmeno. Ora so da quale vicina va a fare merenda.'),
  review('it-6', 'filter-carbon', { pack: '4' }, 5, 18, 'Originali, confezionati uno per uno, acqua sempre limpida.'),
  review('it-4', 'mat-silicone', { colour: 'sage' }, 5, 25, 'Il parquet ringrazia. Si lava in lavastoviglie e torna come nuovo.'),
  review('it-2', 'cable-usb-c', { length: '1-5-m' }, 3, 42, 'Resistente, ma un po’ rigido appena tolto dalla scatola.'),
];
