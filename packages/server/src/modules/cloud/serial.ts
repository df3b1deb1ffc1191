/** Normalizes a serial number; '' for an invalid one. */
export function readSerial(text: string): string {
  const serial = text.trim().toUpperCase();
  return /^[\dA-Z][\dA-Z-]{3,39}$/u.test(serial) ? serial : '';
}
