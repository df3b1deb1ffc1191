import type { TranslationOf } from '@pawlet/core/i18n';
import type { offlineTexts } from './messages.ts';

/** Spanish texts of what the mall says without a network, and of newer versions. */
export const es: TranslationOf<typeof offlineTexts> = {
  'offline.none': 'Sin conexión',
  'offline.unreachable': 'No se puede acceder a la tienda',
  'offline.asOf': 'Actualizado: {{time}}',
  'offline.waiting_one': '{{count}} cambio por enviar',
  'offline.waiting_many': '{{count}} de cambios por enviar',
  'offline.waiting_other': '{{count}} cambios por enviar',
  'offline.sending': 'Enviando los cambios…',
  'offline.sent': 'Cambios enviados',
  'offline.refused': 'No se han podido hacer todos los cambios',
  'offline.refusedOne': '{{goods}}: {{reason}}',
  'offline.refusedPlain': 'La tienda no ha podido hacer este cambio',
  'offline.tooOld': 'Este cambio ha esperado demasiado y no se ha enviado',
  'offline.needsNetwork': 'Para pedir y pagar hace falta conexión',
  'update.there': 'Hay una nueva versión de la tienda',
  'update.load': 'Recargar',
  'update.later': 'Más tarde',
};
