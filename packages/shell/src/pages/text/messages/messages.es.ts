import type { TranslationOf } from '@pawlet/core/i18n';
import type { storedTexts } from './messages.ts';

/** Spanish texts of the page about what the storefront keeps in the browser. */
export const es: TranslationOf<typeof storedTexts> = {
  'stored.intro':
    'No usamos cookies. Para funcionar, la tienda guarda en tu navegador los datos siguientes. Ninguno se usa para publicidad y puedes borrarlos cuando quieras en los ajustes del navegador.',
  'stored.payment': 'Al pagar, el proveedor de pago puede guardar sus propios datos.',
  'stored.login': 'Tu inicio de sesión',
  'stored.choices': 'Idioma, país, apariencia y otros ajustes',
  'stored.cart': 'Tu carrito y lo que has seleccionado',
  'stored.alerts': 'Tus avisos de disponibilidad',
  'stored.history': 'Tus búsquedas y los productos vistos',
  'stored.drafts': 'Formularios empezados y datos de facturación',
  'stored.work': 'La página en la que estabas y las solicitudes que no deben enviarse dos veces',
  'stored.session':
    'Un número aleatorio que protege los formularios contra abusos; las visitas contadas también lo llevan',
  'stored.steps': 'Pasos en curso del inicio de sesión y del pago',
  'stored.origin': 'Quién te ha invitado o qué socio te ha traído aquí',
  'stored.offline': 'Páginas, imágenes y cambios para cuando no hay conexión',
  'stored.untilLogOut': 'Hasta que cierres sesión',
  'stored.untilDeleted': 'Hasta que los borres',
  'stored.untilClosed': 'Hasta que cierres la pestaña',
  'stored.hours': 'Válido dos horas, después se sustituye',
  'stored.statistics': 'Recuento de visitas',
  'stored.notCounted': 'No contamos las visitas.',
  'stored.onlyAgreed': 'No se cuenta nada hasta que lo actives.',
};
