import type { TranslationOf } from '@pawlet/core/i18n';
import type { identificationTexts } from './messages.ts';

/** Spanish texts of the page that finds the serial number. */
export const es: TranslationOf<typeof identificationTexts> = {
  'identification.picture': 'Base de una fuente con su etiqueta',
  'identification.pictureHint': 'En comederos, cámaras y localizadores la etiqueta también está en la base.',
  'identification.calloutLabel': 'La etiqueta de la base',
  'identification.calloutVersion': 'Marca de versión: v1.1 es la versión de hardware 2',
  'identification.calloutSerial': 'Número de serie (S/N): mira los caracteres 9 y 10',
  'identification.which': '¿Qué versión es?',
  'identification.check': 'Comprueba tu número de serie',
  'identification.serial': 'Número de serie',
  'identification.serialHint': 'Por ejemplo FT26A041D700123',
  'identification.submit': 'Comprobar',
  'identification.scan': 'Escanear el código de la etiqueta',
  'identification.empty': 'Introduce el número de serie',
  'identification.short_one': 'Un número de serie tiene al menos 10 caracteres; este tiene {{count}}',
  'identification.short_other': 'Un número de serie tiene al menos 10 caracteres; este tiene {{count}}',
  'identification.short_many': 'Un número de serie tiene al menos 10 caracteres; este tiene {{count}}',
  'identification.unknown':
    'Esto no es un número de serie. Los números de serie solo tienen letras y cifras.',
  'identification.version': 'Versión de hardware {{version}}',
  'identification.becauseLabel': 'Es lo que indica la marca de la etiqueta.',
  'identification.becauseD7': 'Los caracteres 9 y 10 son D7.',
  'identification.becauseOther':
    'Los caracteres 9 y 10 son {{found}}, no D7. Si la etiqueta indica v1.1, es la versión 2 de todos modos.',
  'identification.parts': 'Buscar piezas compatibles',
  'identification.help': 'Más ayuda',
};
