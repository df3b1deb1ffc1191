import type { TranslationOf } from '@pawlet/core/i18n';
import type { withdrawTexts } from './messages.ts';

/** Spanish texts of withdrawing from a purchase. */
export const es: TranslationOf<typeof withdrawTexts> = {
  'withdraw.intro':
    'Aquí puedes desistir de una compra, sin indicar el motivo y sin iniciar sesión. Te confirmamos la recepción enseguida por correo.',
  'withdraw.name': 'Nombre',
  'withdraw.number': 'Número de pedido',
  'withdraw.numberHint': 'Está en el correo de tu pedido.',
  'withdraw.email': 'Correo para la confirmación',
  'withdraw.emailHint': 'Mejor el que usaste en el pedido.',
  'withdraw.items': 'Artículos',
  'withdraw.details': '¿Solo algunos artículos?',
  'withdraw.detailsHint': 'Indícalos aquí. Si lo dejas vacío, es todo el pedido.',
  'withdraw.include': 'Desistir de: {{title}}',
  'withdraw.quantity': 'Cantidad: {{title}}',
  'withdraw.next': 'Continuar',
  'withdraw.check': 'Comprueba tus datos',
  'withdraw.checkText': 'Con el botón de abajo declaras que desistes de este contrato.',
  'withdraw.whole': 'Todo el pedido',
  'withdraw.edit': 'Modificar',
  'withdraw.confirm': 'Confirmar desistimiento',
  'withdraw.received': 'Hemos recibido tu desistimiento',
  'withdraw.receivedText': 'Se envió el {{moment}}. La confirmación va de camino a {{email}}.',
  'withdraw.statement': 'Tu declaración',
  'withdraw.save': 'Guardar como archivo',
  'withdraw.home': 'Volver a la tienda',
  'withdraw.needed': 'Rellena este campo',
  'withdraw.wrongEmail': 'El correo no es válido',
  'withdraw.plain': 'Sin enlaces ni caracteres especiales',
  'withdraw.chooseItems': 'Elige al menos un artículo',
  'withdraw.notOffered':
    'Esta tienda recibe los desistimientos por correo o carta. La dirección está en la página del derecho de desistimiento.',
  'withdraw.tooMany':
    'Se han enviado demasiados desistimientos desde aquí. Inténtalo más tarde o escríbenos un correo: es igual de válido.',
  'withdraw.until': 'Puedes desistir hasta el {{date}} inclusive.',
  'withdraw.untilLater': 'Puedes desistir incluso antes de la entrega.',
  'withdraw.open': 'Desistimiento recibido el {{date}}',
  'withdraw.accepted': 'Desistimiento del {{date}} aceptado',
  'withdraw.rejected': 'Desistimiento del {{date}} no aceptado',
  'withdraw.sn': 'Número de desistimiento',
};
