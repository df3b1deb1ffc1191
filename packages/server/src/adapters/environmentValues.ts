import { StartError } from './startError.ts';

const leastSecretLength = 24;

/** The parts of a comma-separated list. */
export function splitList(text: string): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** An exact origin, without a trailing slash. */
export function toOrigin(name: string, text: string): string {
  const url = URL.parse(text);
  const isExact =
    url !== null &&
    /^[a-z0-9.:[\]-]+$/iu.test(url.host) &&
    /^https?:$/u.test(url.protocol) &&
    text.replace(/\/$/u, '') === url.origin;
  if (!isExact)
    throw new StartError(
      `${name}: "${text}" is not an exact origin. Write it like https://shop.example, without a path.`,
    );
  return url.origin;
}

/** A list of exact origins. */
export function readOrigins(name: string, text: string): readonly string[] {
  return splitList(text).map((part) => toOrigin(name, part));
}

/** A port; 8787 by default. */
export function readPort(text: string): number {
  const port = text === '' ? 8787 : Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new StartError(`PORT: "${text}" is not a port. Use a number from 1 to 65535, such as PORT=8788.`);
  }
  return port;
}

/** A number of seconds. */
export function readSeconds(name: string, text: string, fallback: number, least = 1): number {
  const seconds = text === '' ? fallback : Number(text);
  if (!Number.isInteger(seconds) || seconds < least || seconds > 86_400) {
    throw new StartError(
      `${name}: "${text}" is not a number of seconds from ${least} to 86400. Write it like 60.`,
    );
  }
  return seconds;
}

/** A number of at least 1; undefined when not set. */
export function readCount(name: string, text: string): number | undefined {
  if (text === '') return undefined;
  if (!/^[1-9]\d{0,8}$/u.test(text)) {
    throw new StartError(`${name}: "${text}" is not a number of at least 1. Write it like 10000.`);
  }
  return Number(text);
}

/** On or off. */
export function readSwitch(name: string, text: string, fallback: boolean): boolean {
  if (text === '') return fallback;
  if (/^(1|true|on|yes)$/iu.test(text)) return true;
  if (/^(0|false|off|no)$/iu.test(text)) return false;
  throw new StartError(`${name}: "${text}" is neither on nor off. Use 1 or 0.`);
}

/** A version of the native app. */
export function readVersion(text: string): string {
  if (!/^\d+(\.\d+){0,3}$/u.test(text)) {
    throw new StartError(`PAWLET_MIN_APP_VERSION: "${text}" is not a version. Write it like 2.3.0.`);
  }
  return text;
}

/** A secret of sufficient length; undefined when not set. */
export function readSecret(name: string, text: string): string | undefined {
  if (text === '') return undefined;
  if (text.length < leastSecretLength) {
    throw new StartError(`${name} is too short. Use ${leastSecretLength} random characters or more.`);
  }
  return text;
}

/** Whether the connection to an address is encrypted or stays on this machine. */
export function isSafe(url: string): boolean {
  const parsed = URL.parse(url);
  return (
    parsed?.protocol === 'https:' ||
    (parsed?.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/u.test(parsed.hostname))
  );
}
