import type { TranslationOf } from '@pawlet/core/i18n';
import type { restockTexts } from './messages.ts';

/** German texts of restock alerts. */
export const de: TranslationOf<typeof restockTexts> = {
  'restock.notify': 'Benachrichtigen, wenn verfügbar',
  'restock.notifyShort': 'Bescheid geben',
  'restock.cancel': 'Abbestellen',
  'restock.waiting': 'Wir schreiben an {{email}}, sobald es wieder da ist',
  'restock.canceled': 'Benachrichtigung abbestellt',
  'restock.hint':
    'Du bekommst nur eine einzige E-Mail, sobald es wieder da ist. Der Code zeigt, dass die Adresse dir gehört.',
  'restock.list': 'Benachrichtigungen',
  'restock.cancelNamed': 'Benachrichtigung für {{title}} abbestellen',
};
