/** Normalizes a serial number; '' for an invalid one. */
export function readSerial(text: string): string {
  const serial = text.trim().toUpperCase();
  return /^[\dA-Z][\dA-Z-]{3,39}$/u.test(serial) ? serial : '';
}

/** Separates the serial number of a released camera from what makes it unique: no serial number contains it. */
const releaseMark = '~';

/** What is stored as the serial number of a released camera. */
export function toReleasedId(serial: string, id: number): string {
  return `${serial}${releaseMark}${id}`;
}

/** The serial number of a camera, released or not. */
export function toSerial(deviceId: string): string {
  return deviceId.split(releaseMark, 1)[0] ?? deviceId;
}
