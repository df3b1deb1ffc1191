import type { TranslationOf } from '@pawlet/core/i18n';
import type { noticesTexts } from './messages.ts';

/** Spanish texts of announcements. */
export const es: TranslationOf<typeof noticesTexts> = {
  'notices.unread': 'Sin leer',
  'notices.markRead': 'Marcar todo como leído',
  'notices.allRead': 'Todo está marcado como leído',
  'notices.empty': 'Aún no hay avisos',
  'notices.emptyHint': 'Aquí aparecen las novedades de la tienda',
  'notices.notFound': 'Este aviso no existe',
};
