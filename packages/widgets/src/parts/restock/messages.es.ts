import type { TranslationOf } from '@pawlet/core/i18n';
import type { restockTexts } from './messages.ts';

/** Spanish texts of restock alerts. */
export const es: TranslationOf<typeof restockTexts> = {
  'restock.notify': 'Avísame cuando esté disponible',
  'restock.notifyShort': 'Avísame',
  'restock.cancel': 'Cancelar aviso',
  'restock.waiting': 'Escribiremos a {{email}} cuando vuelva a estar disponible',
  'restock.canceled': 'Aviso cancelado',
  'restock.hint':
    'Solo enviamos un correo, cuando vuelva a estar disponible. El código confirma que la dirección es tuya.',
  'restock.list': 'Avisos de disponibilidad',
  'restock.cancelNamed': 'Cancelar el aviso de {{title}}',
};
