import type { TranslationOf } from '@pawlet/core/i18n';
import type { logInPageTexts } from './messages.ts';

/** German texts of social log-in and of the landing page of invitations. */
export const de: TranslationOf<typeof logInPageTexts> = {
  'auth.working': 'Du wirst angemeldet …',
  'auth.choose': 'Wähle das Konto, mit dem du dich anmeldest',
  'auth.failed': 'Die Anmeldung hat nicht geklappt',
  'auth.failedText':
    'Sie hat zu lange gedauert oder in einem anderen Fenster begonnen. Bitte versuche es noch einmal.',
  'auth.none': 'Die Anmeldung mit anderen Konten gibt es hier nicht',
  'auth.noneText': 'Melde dich mit Handynummer oder Passwort an.',
  'auth.withCode': 'Mit Handynummer anmelden',
  'bind.gone': 'Diese Anmeldung ist abgelaufen',
  'bind.goneText': 'Bitte beginne neu, es dauert nur einen Moment.',
  'bind.again': 'Neu beginnen',
  'bind.hello': 'Willkommen, {{name}}',
  'invited.friend': 'Jemand hat dich eingeladen',
  'invited.plain': 'Willkommen bei {{shop}}',
  'invited.text':
    'Futterautomaten, Trinkbrunnen, Kameras und Tracker für dein Tier. Melde dich an und schau dich um.',
  'invited.by': '{{name}} hat dich eingeladen',
  'invited.youEarn': 'Mit jeder bezahlten Bestellung sammelst du Punkte.',
  'invited.inviterGets':
    'Sobald deine erste Bestellung da ist, bekommt die Person, die dich eingeladen hat, {{points}} Punkte.',
  'invited.goods': 'Gerade beliebt',
  'invited.join': 'Anmelden oder registrieren',
  'invited.look': 'Erst umsehen',
};
