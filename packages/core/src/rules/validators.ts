/** Tells a mainland mobile number: 1, then 3-9, 11 digits. */
export function isMobile(text: string): boolean {
  return /^1[3-9]\d{9}$/u.test(text);
}

/** Tells an e-mail address that a mail server would take: one `@`, a dotted host, no spaces, at most 254 characters. */
export function isEmail(text: string): boolean {
  if (text.length > 254) return false;
  return /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/iu.test(
    text,
  );
}

/** Tells a verification code: exactly `length` digits. @default 6 digits */
export function isCode(text: string, length = 6): boolean {
  return text.length === length && /^\d+$/u.test(text);
}

/**
 * Tells a user name: 3-30 characters, none of them a space or control character. It may look neither like an
 * e-mail address nor like a number, for those name accounts too.
 */
export function isUsername(text: string): boolean {
  const length = Array.from(text).length;
  return length >= 3 && length <= 30 && !/[\s\p{C}@]/u.test(text) && !/^[\d+-]+$/u.test(text);
}

/** Tells a password that may be set: 8-64 characters. */
export function isNewPassword(text: string): boolean {
  return isLengthBetween(text, 8, 64);
}

/** Tells a password that log-in may send: 6-64 characters, as older accounts have them. */
export function isLoginPassword(text: string): boolean {
  return isLengthBetween(text, 6, 64);
}

/** Tells a text that has something besides white space. */
export function isFilled(text: string): boolean {
  return text.trim() !== '';
}

function isLengthBetween(text: string, least: number, most: number): boolean {
  const length = Array.from(text).length;
  return length >= least && length <= most;
}
