import type { TranslationOf } from '@pawlet/core/i18n';
import type { logInPageTexts } from './messages.ts';

/** Spanish texts of social log-in and of the landing page of invitations. */
export const es: TranslationOf<typeof logInPageTexts> = {
  'auth.working': 'Iniciando sesión…',
  'auth.choose': 'Elige la cuenta con la que quieres entrar',
  'auth.failed': 'No se ha podido iniciar sesión',
  'auth.failedText': 'Ha tardado demasiado o se inició en otra ventana. Inténtalo de nuevo.',
  'auth.none': 'Aquí no se puede entrar con otras cuentas',
  'auth.noneText': 'Entra con tu móvil o tu contraseña.',
  'auth.withCode': 'Entrar con el móvil',
  'bind.gone': 'Este inicio de sesión ha caducado',
  'bind.goneText': 'Vuelve a empezar; solo es un momento.',
  'bind.again': 'Volver a empezar',
  'bind.hello': 'Te damos la bienvenida, {{name}}',
  'invited.friend': 'Te han invitado',
  'invited.plain': 'Te damos la bienvenida a {{shop}}',
  'invited.text': 'Comederos, fuentes, cámaras y localizadores para tu mascota. Entra y echa un vistazo.',
  'invited.by': '{{name}} te ha invitado',
  'invited.youEarn': 'Ganas puntos con cada pedido que pagas.',
  'invited.inviterGets': 'Quien te ha invitado recibe {{points}} puntos cuando llega tu primer pedido.',
  'invited.goods': 'Los más populares',
  'invited.join': 'Inicia sesión o regístrate',
  'invited.look': 'Echar un vistazo primero',
};
