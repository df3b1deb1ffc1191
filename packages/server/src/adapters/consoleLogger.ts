import type { LogFields, Logger } from '../ports/logger.ts';
import { type LogLevel, logLevels } from './environment.ts';

const secretNames = /token|password|captcha|secret|authorization|cookie|mobile|phone|email|^code$/iu;
/**
 * E-mail addresses, numbers as long as a phone number, and hexadecimal tokens, wherever an error quotes them.
 */
const secretTexts =
  /[\w.+-]+@[\w-]+\.[\w.-]+|(?<![\w-])\+?\d{8,15}(?![\w-])|(?<![\w-])[\da-f]{32,}(?![\w-])/giu;
/** Our own fields whose values are never secrets, whatever they look like. */
const plainNames = new Set(['time', 'level', 'event', 'requestId', 'traceId', 'route', 'order_sn', 'stack']);

function redact(fields: LogFields): LogFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (secretNames.test(name)) return [name, '[redacted]'];
      const isText = typeof value === 'string' && !plainNames.has(name);
      return [name, isText ? value.replaceAll(secretTexts, '[redacted]') : value];
    }),
  );
}

function describe(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: String(error) };
  // The reason is in the cause of a database error; its parameters must not be logged.
  const cause = error.cause instanceof Error ? error.cause.message : undefined;
  const message = error.message.replace(/\nparams:[\s\S]*$/u, '');
  return {
    error: message,
    cause,
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 8)
      .join('\n'),
  };
}

/**
 * Logs one JSON line per event to standard error, from the given level up; redacts secrets and personal data.
 */
export function createConsoleLogger(least: LogLevel): Logger {
  const write = (level: LogLevel, event: string, fields: LogFields) => {
    if (logLevels.indexOf(level) > logLevels.indexOf(least)) return;
    console.error(JSON.stringify({ time: new Date().toISOString(), level, event, ...redact(fields) }));
  };
  return {
    info: (event, fields = {}) => write('info', event, fields),
    warn: (event, fields = {}) => write('warn', event, fields),
    error: (event, error, fields = {}) => write('error', event, { ...fields, ...describe(error) }),
  };
}
