import type { TranslationOf } from '@pawlet/core/i18n';
import type { withdrawTexts } from './messages.ts';

/** Italian texts of withdrawing from a purchase. */
export const it: TranslationOf<typeof withdrawTexts> = {
  'withdraw.intro':
    'Qui puoi recedere da un acquisto, senza indicare il motivo e senza accedere. Ti confermiamo subito il ricevimento per e-mail.',
  'withdraw.name': 'Nome',
  'withdraw.number': 'Numero dell’ordine',
  'withdraw.numberHint': 'È nell’e-mail del tuo ordine.',
  'withdraw.email': 'E-mail per la conferma',
  'withdraw.emailHint': 'Meglio quella con cui hai ordinato.',
  'withdraw.items': 'Articoli',
  'withdraw.details': 'Solo alcuni articoli?',
  'withdraw.detailsHint': 'Indicali qui. Se lasci vuoto, vale per tutto l’ordine.',
  'withdraw.include': 'Recedi da: {{title}}',
  'withdraw.quantity': 'Quantità: {{title}}',
  'withdraw.next': 'Continua',
  'withdraw.check': 'Controlla i tuoi dati',
  'withdraw.checkText': 'Con il pulsante qui sotto dichiari di recedere da questo contratto.',
  'withdraw.whole': 'L’intero ordine',
  'withdraw.edit': 'Modifica',
  'withdraw.confirm': 'Conferma recesso',
  'withdraw.received': 'Abbiamo ricevuto il tuo recesso',
  'withdraw.receivedText': 'È stato inviato il {{moment}}. La conferma arriverà a {{email}}.',
  'withdraw.statement': 'La tua dichiarazione',
  'withdraw.save': 'Salva come file',
  'withdraw.home': 'Torna al negozio',
  'withdraw.needed': 'Compila questo campo',
  'withdraw.wrongEmail': 'L’indirizzo e-mail non è valido',
  'withdraw.plain': 'Senza link né caratteri speciali',
  'withdraw.chooseItems': 'Scegli almeno un articolo',
  'withdraw.notOffered':
    'Questo negozio riceve i recessi per e-mail o lettera. L’indirizzo è nella pagina sul diritto di recesso.',
  'withdraw.tooMany':
    'Da qui sono stati inviati troppi recessi. Riprova più tardi o scrivici un’e-mail: vale allo stesso modo.',
  'withdraw.until': 'Puoi recedere fino al {{date}} compreso.',
  'withdraw.untilLater': 'Puoi recedere anche prima della consegna.',
  'withdraw.open': 'Recesso ricevuto il {{date}}',
  'withdraw.accepted': 'Recesso del {{date}} accettato',
  'withdraw.rejected': 'Recesso del {{date}} non accettato',
  'withdraw.sn': 'Numero del recesso',
};
