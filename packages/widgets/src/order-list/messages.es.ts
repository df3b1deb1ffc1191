import type { TranslationOf } from '@pawlet/core/i18n';
import type { orderListTexts } from './messages.ts';

/** Spanish texts of the list of orders. */
export const es: TranslationOf<typeof orderListTexts> = {
  'orderList.tabs': 'Pedidos por estado',
  'orderList.all': 'Todos',
  'orderList.toPay': 'Por pagar',
  'orderList.toShip': 'Por enviar',
  'orderList.toReceive': 'En camino',
  'orderList.toEvaluate': 'Por valorar',
  'orderList.afterSale': 'Reembolsos',
  'orderList.search': 'Buscar en pedidos',
  'orderList.searchHint': 'Producto o número de pedido',
  'orderList.emptyAll': 'Aún no tienes pedidos',
  'orderList.emptyToPay': 'No hay pedidos por pagar',
  'orderList.emptyToShip': 'No hay pedidos por enviar',
  'orderList.emptyToReceive': 'No hay paquetes en camino',
  'orderList.emptyToEvaluate': 'Nada por valorar',
  'orderList.emptyAfterSale': 'No hay reembolsos ni devoluciones',
  'orderList.emptySearch': 'No se han encontrado pedidos',
  'orderList.clearSearch': 'Ver todos los pedidos',
  'orderList.browse': 'Ir a la tienda',
  'orderList.logIn': 'Inicia sesión para ver tus pedidos',
  'orderList.logInAction': 'Iniciar sesión',
};
