import type { TranslationOf } from '@pawlet/core/i18n';
import type { offlineTexts } from './messages.ts';

/** Italian texts of what the mall says without a network, and of newer versions. */
export const it: TranslationOf<typeof offlineTexts> = {
  'offline.none': 'Nessuna connessione',
  'offline.unreachable': 'Il negozio non è raggiungibile',
  'offline.asOf': 'Aggiornato: {{time}}',
  'offline.waiting_one': '{{count}} modifica da inviare',
  'offline.waiting_many': '{{count}} di modifiche da inviare',
  'offline.waiting_other': '{{count}} modifiche da inviare',
  'offline.sending': 'Invio delle modifiche…',
  'offline.sent': 'Modifiche inviate',
  'offline.refused': 'Alcune modifiche non sono riuscite',
  'offline.refusedOne': '{{goods}}: {{reason}}',
  'offline.refusedPlain': 'Il negozio non ha potuto eseguire questa modifica',
  'offline.tooOld': 'Questa modifica ha atteso troppo e non è stata inviata',
  'offline.needsNetwork': 'Per ordinare e pagare serve una connessione',
  'update.there': 'È disponibile una nuova versione del negozio',
  'update.load': 'Ricarica',
  'update.later': 'Più tardi',
};
