import type { TranslationOf } from '@pawlet/core/i18n';
import type { invoiceTexts } from './messages.ts';

/** Spanish texts of the choice of an invoice. */
export const es: TranslationOf<typeof invoiceTexts> = {
  'invoice.title': 'Factura',
  'invoice.none': 'Sin factura',
  'invoice.kind': 'Factura a nombre de',
  'invoice.individual': 'Particular',
  'invoice.enterprise': 'Empresa',
  'invoice.name': 'Nombre',
  'invoice.company': 'Razón social',
  'invoice.taxNumber': 'NIF',
  'invoice.taxNumberWrong': 'Este NIF no es válido',
  'invoice.email': 'Correo electrónico',
  'invoice.optional': 'Más datos (opcionales)',
  'invoice.address': 'Dirección',
  'invoice.phone': 'Teléfono',
  'invoice.bankName': 'Banco',
  'invoice.bankAccount': 'Número de cuenta',
  'invoice.note':
    'Recibirás la factura electrónica por correo en un plazo de 7 días laborables desde el pago.',
  'invoice.use': 'Usar en este pedido',
  'invoice.another': 'Introducir otros datos',
  'invoice.forget': 'Borrar los datos guardados',
  'invoice.back': 'Volver a la selección',
};
