import type { TranslationOf } from '@pawlet/core/i18n';
import type { storedTexts } from './messages.ts';

/** German texts of the page about what the storefront keeps in the browser. */
export const de: TranslationOf<typeof storedTexts> = {
  'stored.intro':
    'Wir setzen keine Cookies. Damit der Shop funktioniert, speichert er die folgenden Daten in deinem Browser. Nichts davon dient der Werbung, und du kannst sie jederzeit in den Einstellungen deines Browsers löschen.',
  'stored.payment': 'Beim Bezahlen kann der Zahlungsanbieter eigene Daten speichern.',
  'stored.login': 'Deine Anmeldung',
  'stored.choices': 'Sprache, Land, Darstellung und andere Einstellungen',
  'stored.cart': 'Dein Warenkorb und deine Auswahl darin',
  'stored.alerts': 'Deine Benachrichtigungen über wieder verfügbare Produkte',
  'stored.history': 'Deine Suchen und angesehenen Produkte',
  'stored.drafts': 'Angefangene Formulare und Rechnungsangaben',
  'stored.work': 'Die zuletzt geöffnete Seite und Anfragen, die nicht doppelt gesendet werden dürfen',
  'stored.session':
    'Eine Zufallsnummer, die Formulare vor Missbrauch schützt; gezählte Besuche tragen sie ebenfalls',
  'stored.steps': 'Laufende Schritte beim Anmelden und Bezahlen',
  'stored.origin': 'Wer dich eingeladen hat oder über welchen Partner du gekommen bist',
  'stored.offline': 'Seiten, Bilder und Änderungen für die Zeit ohne Internet',
  'stored.untilLogOut': 'Bis du dich abmeldest',
  'stored.untilDeleted': 'Bis du sie löschst',
  'stored.untilClosed': 'Bis du den Tab schließt',
  'stored.hours': 'Zwei Stunden gültig, danach ersetzt',
  'stored.statistics': 'Zählung der Besuche',
  'stored.notCounted': 'Wir zählen keine Besuche.',
  'stored.onlyAgreed': 'Gezählt wird erst, wenn du es einschaltest.',
};
