/** True for a mainland mobile number: 1, then 3-9, 11 digits. */
export function isMobile(text: string): boolean {
  return /^1[3-9]\d{9}$/u.test(text);
}

/** True for a valid e-mail address: one `@`, a dotted host, no spaces, at most 254 characters. */
export function isEmail(text: string): boolean {
  if (text.length > 254) return false;
  return /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/iu.test(
    text,
  );
}

/** True for a verification code: exactly `length` digits. @default 6 digits */
export function isCode(text: string, length = 6): boolean {
  return text.length === length && /^\d+$/u.test(text);
}

/**
 * True for a user name: 3-30 characters without spaces or control characters, and neither an e-mail address nor a
 * number, since those identify accounts too.
 */
export function isUsername(text: string): boolean {
  const length = Array.from(text).length;
  return length >= 3 && length <= 30 && !/[\s\p{C}@]/u.test(text) && !/^[\d+-]+$/u.test(text);
}

/** True for a valid new password: 8-64 characters. */
export function isNewPassword(text: string): boolean {
  return isLengthBetween(text, 8, 64);
}

/** True for a password accepted at log-in: 6-64 characters, as older accounts have. */
export function isLoginPassword(text: string): boolean {
  return isLengthBetween(text, 6, 64);
}

/** True for a text that is not blank. */
export function isFilled(text: string): boolean {
  return text.trim() !== '';
}

function isLengthBetween(text: string, least: number, most: number): boolean {
  const length = Array.from(text).length;
  return length >= least && length <= most;
}
