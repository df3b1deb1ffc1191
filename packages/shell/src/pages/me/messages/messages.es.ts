import type { TranslationOf } from '@pawlet/core/i18n';
import type { meTexts } from './messages.ts';

/** Spanish texts of the personal centre. */
export const es: TranslationOf<typeof meTexts> = {
  'me.logIn': 'Entrar o registrarse',
  'me.visitor': 'Te damos la bienvenida',
  'me.points': 'Puntos',
  'me.coupons': 'Cupones',
  'me.favourites': 'Favoritos',
  'me.orders': 'Mis pedidos',
  'me.allOrders': 'Todos',
  'me.toPay': 'Por pagar',
  'me.toShip': 'Por enviar',
  'me.toReceive': 'Por recibir',
  'me.toReview': 'Por valorar',
  'me.afterSale': 'Reembolsos',
  'me.tools': 'Ajustes',
  'me.addresses': 'Direcciones',
  'me.language': 'Idioma',
  'me.country': 'País o región',
  'me.theme': 'Aspecto',
  'me.themeAuto': 'Como el sistema',
  'me.themeLight': 'Claro',
  'me.themeDark': 'Oscuro',
  'me.about': 'Acerca de',
  'me.version': 'Versión {{version}} (código {{code}})',
  'me.terms': 'Condiciones de uso',
  'me.privacy': 'Política de privacidad',
  'me.logOut': 'Cerrar sesión',
  'me.logOutConfirm': '¿Cerrar sesión en este dispositivo?',
  'me.searchCountry': 'Buscar',
  'me.loggedOut': 'Has cerrado la sesión',
};
