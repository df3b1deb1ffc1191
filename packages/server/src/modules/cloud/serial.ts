/** A serial number as it is stored; '' for what cannot be one. */
export function readSerial(text: string): string {
  const serial = text.trim().toUpperCase();
  return /^[\dA-Z][\dA-Z-]{3,39}$/u.test(serial) ? serial : '';
}
