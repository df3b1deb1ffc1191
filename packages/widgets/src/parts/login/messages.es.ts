import type { TranslationOf } from '@pawlet/core/i18n';
import type { loginTexts } from './messages.ts';

/** Spanish texts of the log-in form. */
export const es: TranslationOf<typeof loginTexts> = {
  'login.title': 'Iniciar sesión',
  'login.mobile': 'Número de móvil',
  'login.mobileHint': 'Tu número de móvil',
  'login.code': 'Código de verificación',
  'login.codeHint': '{{digits}} cifras',
  'login.send': 'Enviar código',
  'login.resend': 'De nuevo en {{seconds}} s',
  'login.sent': 'Código enviado',
  'login.submit': 'Entrar o registrarse',
  'login.account': 'Cuenta',
  'login.accountHint': 'Usuario, móvil o correo',
  'login.password': 'Contraseña',
  'login.passwordHint': 'Tu contraseña',
  'login.logIn': 'Entrar',
  'login.withPassword': 'Entrar con contraseña',
  'login.withCode': 'Entrar con un código',
  'login.agree': 'He leído y acepto las {{terms}} y la {{privacy}}',
  'login.terms': 'condiciones de uso',
  'login.privacy': 'política de privacidad',
  'login.wrong': 'Cuenta, contraseña o código incorrectos',
  'login.newHint': 'Un número nuevo se registra automáticamente.',
  'login.wait': 'Inténtalo de nuevo en {{seconds}} s',
  'login.withApp': 'Entrar con la cuenta de la aplicación',
  'login.appFailed': 'No se pudo iniciar sesión con la aplicación. Inténtalo de nuevo o usa tu número.',
  'login.linkHint': 'Confirma tu número de móvil una vez; después entrarás con la aplicación.',
  'login.link': 'Confirmar y entrar',
  'login.otherWay': 'Entrar de otra forma',
};
