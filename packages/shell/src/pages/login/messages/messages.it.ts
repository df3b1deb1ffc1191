import type { TranslationOf } from '@pawlet/core/i18n';
import type { logInPageTexts } from './messages.ts';

/** Italian texts of social log-in and of the landing page of invitations. */
export const it: TranslationOf<typeof logInPageTexts> = {
  'auth.working': 'Accesso in corso…',
  'auth.choose': 'Scegli l’account con cui accedere',
  'auth.failed': 'L’accesso non è riuscito',
  'auth.failedText': 'Ha richiesto troppo tempo o è iniziato in un’altra finestra. Riprova.',
  'auth.none': 'Qui non è possibile accedere con altri account',
  'auth.noneText': 'Accedi con il numero di cellulare o la password.',
  'auth.withCode': 'Accedi con il numero',
  'bind.gone': 'Questo accesso è scaduto',
  'bind.goneText': 'Ricomincia, ci vuole solo un attimo.',
  'bind.again': 'Ricomincia',
  'bind.hello': 'Ti diamo il benvenuto, {{name}}',
  'invited.friend': 'Hai ricevuto un invito',
  'invited.plain': 'Ti diamo il benvenuto da {{shop}}',
  'invited.text':
    'Distributori, fontanelle, telecamere e localizzatori per il tuo animale. Accedi e dai un’occhiata.',
  'invited.by': '{{name}} ti ha invitato',
  'invited.youEarn': 'Guadagni punti con ogni ordine pagato.',
  'invited.inviterGets': 'Chi ti ha invitato riceve {{points}} punti quando arriva il tuo primo ordine.',
  'invited.goods': 'I più amati',
  'invited.join': 'Accedi o registrati',
  'invited.look': 'Dai prima un’occhiata',
};
