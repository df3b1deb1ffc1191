import type { TranslationOf } from '@pawlet/core/i18n';
import type { offlineTexts } from './messages.ts';

/** German texts of what the mall says without a network, and of newer versions. */
export const de: TranslationOf<typeof offlineTexts> = {
  'offline.none': 'Du bist offline',
  'offline.unreachable': 'Der Shop ist nicht erreichbar',
  'offline.asOf': 'Stand: {{time}}',
  'offline.waiting_one': '{{count}} Änderung noch nicht gesendet',
  'offline.waiting_other': '{{count}} Änderungen noch nicht gesendet',
  'offline.sending': 'Änderungen werden gesendet …',
  'offline.sent': 'Deine Änderungen wurden gesendet',
  'offline.refused': 'Nicht alle Änderungen waren möglich',
  'offline.refusedOne': '{{goods}}: {{reason}}',
  'offline.refusedPlain': 'Der Shop konnte das nicht ausführen',
  'offline.tooOld': 'Die Änderung war zu alt und wurde nicht mehr gesendet',
  'offline.needsNetwork': 'Bestellen und Bezahlen geht nur mit Internetverbindung',
  'update.there': 'Es gibt eine neue Version des Shops',
  'update.load': 'Neu laden',
  'update.later': 'Später',
};
