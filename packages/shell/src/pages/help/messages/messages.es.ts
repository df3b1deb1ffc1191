import type { TranslationOf } from '@pawlet/core/i18n';
import type { helpTexts } from './messages.ts';

/** Spanish texts of the help page. */
export const es: TranslationOf<typeof helpTexts> = {
  'help.search': 'Buscar en la ayuda',
  'help.topics': 'Preguntas frecuentes',
  'help.noneFound': 'No hay resultados para «{{keyword}}»',
  'help.noneFoundHint': 'Prueba con otra palabra o llámanos.',
  'help.clear': 'Ver todas las preguntas',
  'help.none': 'Aún no hay temas de ayuda',
  'help.contact': '¿Tienes otra pregunta?',
  'help.label': '¿Dónde está el número de serie?',
  'help.orders': 'Una pregunta sobre un pedido',
  'help.gone': 'Este tema ya no está disponible',
};
