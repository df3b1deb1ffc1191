import type { TranslationOf } from '@pawlet/core/i18n';
import type { cashierTexts } from './messages.ts';

/** Spanish texts of the cashier and the result of a payment. */
export const es: TranslationOf<typeof cashierTexts> = {
  'cashier.title': 'Pago',
  'cashier.amount': 'Importe a pagar',
  'cashier.payWithin': 'Tienes {{time}} para pagar',
  'cashier.methods': 'Forma de pago',
  'cashier.unavailable': 'No disponible por el momento',
  'cashier.noMethods': 'Ahora mismo no hay ninguna forma de pago para este pedido',
  'cashier.pay': 'Pagar {{amount}}',
  'cashier.notNow': 'Pagar más tarde',
  'cashier.cancelOrder': 'Cancelar pedido',
  'cashier.leave': '¿Salir sin pagar?',
  'cashier.leaveText':
    'Guardamos tu pedido hasta que venza el plazo de pago. Lo encontrarás en «Mis pedidos».',
  'cashier.stay': 'Seguir con el pago',
  'cashier.leaveAction': 'Salir',
  'cashier.bindRequired':
    'Para pagar así, abre la tienda en la app de este monedero o elige otra forma de pago',
  'cashier.walletFailed': 'No se ha podido abrir la página de pago',
  'cashier.orderMissing': 'No se ha encontrado este pedido',
  'cashier.success': 'Pago realizado',
  'cashier.successText': 'Gracias. Ya estamos preparando tu pedido.',
  'cashier.completed': 'Este pedido ya está pagado',
  'cashier.failedText': 'No se ha cobrado nada. Puedes volver a intentarlo mientras el pedido siga abierto.',
  'cashier.cancelled': 'Pago cancelado',
  'cashier.cancelledText': 'Tu pedido sigue abierto.',
  'cashier.closedText': 'Si ya habías pagado, te devolvemos el importe.',
  'cashier.confirming': 'Estamos confirmando el pago',
  'cashier.confirmingText':
    'Puede tardar un momento. Tu pedido está a salvo y te avisaremos aquí en cuanto lo sepamos.',
  'cashier.refresh': 'Ya he pagado, comprobar de nuevo',
  'cashier.payAgain': 'Pagar de nuevo',
  'cashier.viewOrder': 'Ver pedido',
  'cashier.home': 'Volver a la tienda',
};
