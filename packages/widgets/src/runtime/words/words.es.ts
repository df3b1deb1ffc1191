import type { TranslationOf } from '@pawlet/core/i18n';
import type { wordsEn } from './words.en.ts';

/** The words of the building blocks. */
export const wordsEs: TranslationOf<typeof wordsEn> = {
  'ui.close': 'Cerrar',
  'ui.back': 'Atrás',
  'ui.cancel': 'Cancelar',
  'ui.confirm': 'Aceptar',
  'ui.clear': 'Borrar',
  'ui.retry': 'Reintentar',
  'ui.loading': 'Cargando',
  'ui.increase': 'Aumentar',
  'ui.decrease': 'Reducir',
  'ui.showPassword': 'Mostrar la contraseña',
  'ui.hidePassword': 'Ocultar la contraseña',
  'ui.previous': 'Anterior',
  'ui.next': 'Siguiente',
  'ui.scrollLeft': 'Desplazar a la izquierda',
  'ui.scrollRight': 'Desplazar a la derecha',
  'ui.pause': 'Pausar',
  'ui.play': 'Reproducir',
  'ui.endOfList': 'Ya lo has visto todo',
  'ui.loadFailed': 'No se ha podido cargar',
  'ui.offline': 'Sin conexión a internet',
  'ui.networkError': 'Error de red. Inténtalo de nuevo.',
};
