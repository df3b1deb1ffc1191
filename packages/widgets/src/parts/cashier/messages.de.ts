import type { TranslationOf } from '@pawlet/core/i18n';
import type { cashierTexts } from './messages.ts';

/** German texts of the cashier and the result of a payment. */
export const de: TranslationOf<typeof cashierTexts> = {
  'cashier.title': 'Zahlung',
  'cashier.amount': 'Zu zahlender Betrag',
  'cashier.payWithin': 'Noch {{time}} zum Bezahlen',
  'cashier.methods': 'Zahlungsart',
  'cashier.unavailable': 'Derzeit nicht verfügbar',
  'cashier.noMethods': 'Für diese Bestellung gibt es derzeit keine Zahlungsart',
  'cashier.pay': '{{amount}} bezahlen',
  'cashier.notNow': 'Später bezahlen',
  'cashier.cancelOrder': 'Bestellung stornieren',
  'cashier.leave': 'Verlassen, ohne zu bezahlen?',
  'cashier.leaveText':
    'Deine Bestellung bleibt bis zum Ende der Zahlungsfrist bestehen. Du findest sie unter „Meine Bestellungen“.',
  'cashier.stay': 'Zurück zur Zahlung',
  'cashier.leaveAction': 'Verlassen',
  'cashier.bindRequired': 'Öffne den Shop in der App dieser Wallet oder wähle eine andere Zahlungsart',
  'cashier.walletFailed': 'Die Zahlungsseite konnte nicht geöffnet werden',
  'cashier.orderMissing': 'Diese Bestellung wurde nicht gefunden',
  'cashier.success': 'Zahlung erfolgreich',
  'cashier.successText': 'Danke! Wir machen deine Bestellung fertig.',
  'cashier.completed': 'Diese Bestellung ist bezahlt',
  'cashier.failedText':
    'Es wurde nichts abgebucht. Solange die Bestellung offen ist, kannst du es erneut versuchen.',
  'cashier.cancelled': 'Zahlung abgebrochen',
  'cashier.cancelledText': 'Deine Bestellung ist weiterhin offen.',
  'cashier.closedText': 'Bereits gezahlte Beträge werden erstattet.',
  'cashier.confirming': 'Zahlung wird bestätigt',
  'cashier.confirmingText':
    'Das kann einen Moment dauern. Deine Bestellung ist sicher, das Ergebnis erscheint gleich hier.',
  'cashier.refresh': 'Ich habe bezahlt, neu prüfen',
  'cashier.payAgain': 'Erneut bezahlen',
  'cashier.viewOrder': 'Zur Bestellung',
  'cashier.home': 'Zurück zum Shop',
};
