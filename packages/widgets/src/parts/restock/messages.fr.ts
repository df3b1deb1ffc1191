import type { TranslationOf } from '@pawlet/core/i18n';
import type { restockTexts } from './messages.ts';

/** French texts of restock alerts. */
export const fr: TranslationOf<typeof restockTexts> = {
  'restock.notify': 'M’avertir du retour en stock',
  'restock.notifyShort': 'M’avertir',
  'restock.cancel': 'Annuler l’alerte',
  'restock.waiting': 'Nous écrirons à {{email}} dès son retour en stock',
  'restock.canceled': 'Alerte annulée',
  'restock.hint':
    'Nous n’envoyons qu’un seul e-mail, au retour en stock. Le code confirme que cette adresse est la vôtre.',
  'restock.list': 'Alertes de retour en stock',
  'restock.cancelNamed': 'Annuler l’alerte pour {{title}}',
};
