import type { TranslationOf } from '@pawlet/core/i18n';
import type { overseasTexts } from './messages.ts';

/** Spanish texts of the form of an overseas address. */
export const es: TranslationOf<typeof overseasTexts> = {
  'overseas.country': 'País/región',
  'overseas.choose': 'Elige',
  'overseas.lastName': 'Apellidos',
  'overseas.firstName': 'Nombre',
  'overseas.dialCode': 'Prefijo',
  'overseas.mobile': 'Teléfono',
  'overseas.extension': 'Extensión',
  'overseas.zipcode': 'Código postal',
  'overseas.province': 'Provincia/estado',
  'overseas.city': 'Ciudad',
  'overseas.detail': 'Dirección',
  'overseas.detailHint': 'Calle, número, piso',
  'overseas.email': 'Correo electrónico',
  'overseas.company': 'Empresa',
  'overseas.optional': 'Opcional',
  'overseas.phoneWrong': 'Este número de teléfono no es correcto',
  'overseas.postCodeLike': 'Introduce un código postal como {{sample}}',
  'overseas.postCodeWrong': 'Este código postal no es correcto',
  'overseas.noPostCode': 'Allí no hay códigos postales: introduce 00000',
  'overseas.shipping': 'Dirección de envío',
  'overseas.billing': 'Dirección de facturación',
  'overseas.billingSame': 'La dirección de facturación es la de envío',
  'overseas.searchCountry': 'Buscar un país o una región',
  'overseas.searchDialCode': 'Buscar un país o un prefijo',
  'overseas.noCountry': 'No se ha encontrado ningún país ni región',
  'overseas.letters': 'Iniciales',
  'overseas.chooseCountry': 'Elegir país o región',
  'overseas.chooseDialCode': 'Elegir prefijo',
};
