import * as v from 'valibot';
import { integer, optional, text, textChoice } from './fields.ts';
import { uploadedFile } from './upload.ts';

/** GET: renders a QR code. Returns a PNG, so it is not an endpoint. */
export const qrcodePath = '/addons/qrcode/index/build';

const colour = text({ maximum: 7, pattern: /^#?([\da-f]{3}|[\da-f]{6})$/i });

/** Query fields of a QR code. */
export const qrcodeInput = v.object({
  text: text({ maximum: 1000 }),
  /** Side length in pixels, without padding. */
  size: optional(integer(50, 1000), 250),
  padding: optional(integer(0, 200), 15),
  errorcorrection: optional(textChoice(['low', 'medium', 'quartile', 'high']), 'medium'),
  foreground: optional(colour, '#000000'),
  background: optional(colour, '#ffffff'),
  /** An uploaded picture of the shop. */
  logo: optional(uploadedFile(), ''),
  logosize: optional(integer(10, 300), 50),
  label: optional(text({ maximum: 60 }), ''),
  labelfontsize: optional(integer(8, 60), 14),
  labelhalign: optional(textChoice(['left', 'center', 'right']), 'center'),
  labelvalign: optional(textChoice(['top', 'middle', 'bottom']), 'middle'),
});
