import { buyer, other, question } from './question.ts';
import type { SeedQuestion } from '../types.ts';

/** Questions in Italian. */
export const questions: readonly SeedQuestion[] = [
  question('it-4', 'fountain-aura', 6, 'Di notte si sente? Ho il sonno leggero.', buyer('it-1', 'Per niente, solo un filo d’acqua quando il livello è basso.'), buyer('it-3', 'La tengo in camera, nessun problema.')),
  question('it-2', 'fountain-aura', 15, 'I filtri sono gli stessi per 2,5 e 3,2 litri?', buyer('it-6', 'Sì, stessi dischi al carbone.')),
  question('it-3', 'feeder-meal', 9, 'Se manca la corrente che succede?', buyer('it-2', 'Con tre pile torcia continua come se niente fosse. Le pile non sono incluse.')),
  question('it-5', 'feeder-meal', 18, 'Va bene con crocchette grandi?', buyer('it-4', 'Fino a 12 mm sì, oltre ogni tanto si blocca.')),
  question('it-6', 'camera-lookout', 11, 'Senza abbonamento cloud posso rivedere i video?', buyer('it-1', 'Certo, basta una scheda microSD. Io ne uso una da 128 GB.')),
  question('it-1', 'tracker-tag', 14, 'Dopo il primo anno quanto si paga?', buyer('it-6', 'Si rinnova dall’app, l’annuale conviene rispetto al mensile.')),
  question('it-5', 'feeder-slow', 20, 'Adatta ai cani con il muso corto?', buyer('it-2', 'Sì, il mio carlino arriva fino in fondo senza fatica.'), other('it-3', 'Con l’umido però va spazzolata bene.')),
  question('it-3', 'tracker-cat', 7, 'Il collare si apre se resta impigliata?', buyer('it-1', 'Sì, si sgancia con uno strappo. È pensato proprio per questo.')),
];
