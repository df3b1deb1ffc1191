import type { TranslationOf } from '@pawlet/core/i18n';
import type { withdrawTexts } from './messages.ts';

/** German texts of withdrawing from a purchase. */
export const de: TranslationOf<typeof withdrawTexts> = {
  'withdraw.intro':
    'Hier kannst du einen Kauf widerrufen, ohne Angabe von Gründen und ohne Anmeldung. Den Eingang bestätigen wir dir sofort per E-Mail.',
  'withdraw.name': 'Name',
  'withdraw.number': 'Bestellnummer',
  'withdraw.numberHint': 'Sie steht in der E-Mail zu deiner Bestellung.',
  'withdraw.email': 'E-Mail für die Bestätigung',
  'withdraw.emailHint': 'Am besten die, mit der du bestellt hast.',
  'withdraw.items': 'Artikel',
  'withdraw.details': 'Nur einzelne Artikel?',
  'withdraw.detailsHint': 'Nenne sie hier. Ohne Angabe gilt es für die ganze Bestellung.',
  'withdraw.include': 'Widerrufen: {{title}}',
  'withdraw.quantity': 'Anzahl: {{title}}',
  'withdraw.next': 'Weiter',
  'withdraw.check': 'Bitte prüfe deine Angaben',
  'withdraw.checkText': 'Mit dem Knopf unten erklärst du, dass du diesen Vertrag widerrufst.',
  'withdraw.whole': 'Die gesamte Bestellung',
  'withdraw.edit': 'Ändern',
  'withdraw.confirm': 'Widerruf bestätigen',
  'withdraw.received': 'Dein Widerruf ist eingegangen',
  'withdraw.receivedText': 'Abgesendet am {{moment}}. Die Bestätigung geht an {{email}}.',
  'withdraw.statement': 'Deine Erklärung',
  'withdraw.save': 'Als Datei speichern',
  'withdraw.home': 'Zurück zum Shop',
  'withdraw.needed': 'Bitte ausfüllen',
  'withdraw.wrongEmail': 'Das ist keine E-Mail-Adresse',
  'withdraw.plain': 'Bitte ohne Links und Sonderzeichen',
  'withdraw.chooseItems': 'Wähle mindestens einen Artikel',
  'withdraw.notOffered':
    'Dieser Shop nimmt Widerrufe per E-Mail oder Brief an. Wohin, steht auf der Seite zum Widerrufsrecht.',
  'withdraw.tooMany':
    'Von hier wurden zu viele Widerrufe gesendet. Versuch es später noch einmal oder schreib uns eine E-Mail: Das gilt genauso.',
  'withdraw.until': 'Du kannst bis einschließlich {{date}} widerrufen.',
  'withdraw.untilLater': 'Du kannst schon vor der Lieferung widerrufen.',
  'withdraw.open': 'Widerruf eingegangen am {{date}}',
  'withdraw.accepted': 'Widerruf vom {{date}} angenommen',
  'withdraw.rejected': 'Widerruf vom {{date}} nicht angenommen',
  'withdraw.sn': 'Nummer des Widerrufs',
};
