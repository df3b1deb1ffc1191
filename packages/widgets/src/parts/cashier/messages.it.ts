import type { TranslationOf } from '@pawlet/core/i18n';
import type { cashierTexts } from './messages.ts';

/** Italian texts of the cashier and the result of a payment. */
export const it: TranslationOf<typeof cashierTexts> = {
  'cashier.title': 'Pagamento',
  'cashier.amount': 'Importo da pagare',
  'cashier.payWithin': 'Hai {{time}} per pagare',
  'cashier.methods': 'Metodo di pagamento',
  'cashier.unavailable': 'Al momento non disponibile',
  'cashier.noMethods': 'Al momento non ci sono metodi di pagamento per questo ordine',
  'cashier.pay': 'Paga {{amount}}',
  'cashier.notNow': 'Paga più tardi',
  'cashier.cancelOrder': 'Annulla ordine',
  'cashier.leave': 'Uscire senza pagare?',
  'cashier.leaveText': 'L’ordine resta valido fino alla scadenza del pagamento. Lo trovi in «I miei ordini».',
  'cashier.stay': 'Continua il pagamento',
  'cashier.leaveAction': 'Esci',
  'cashier.bindRequired':
    'Per pagare con questo metodo apri il negozio nella sua app, oppure scegline un altro',
  'cashier.walletFailed': 'Impossibile aprire la pagina di pagamento',
  'cashier.orderMissing': 'Ordine non trovato',
  'cashier.success': 'Pagamento riuscito',
  'cashier.successText': 'Grazie. Stiamo preparando il tuo ordine.',
  'cashier.completed': 'Questo ordine è stato pagato',
  'cashier.failedText': 'Non è stato addebitato nulla. Puoi riprovare finché l’ordine è aperto.',
  'cashier.cancelled': 'Pagamento annullato',
  'cashier.cancelledText': 'Il tuo ordine è ancora aperto.',
  'cashier.closedText': 'Quanto già pagato ti viene rimborsato.',
  'cashier.confirming': 'Stiamo confermando il pagamento',
  'cashier.confirmingText':
    'Può volerci un momento. L’ordine è al sicuro: appena arriva la conferma, la vedrai qui.',
  'cashier.refresh': 'Ho pagato, controlla di nuovo',
  'cashier.payAgain': 'Paga di nuovo',
  'cashier.viewOrder': 'Vedi l’ordine',
  'cashier.home': 'Torna al negozio',
};
