import type { LogFields, Logger } from '../ports/logger.ts';

const secretNames = /token|password|captcha|secret|authorization|cookie|^code$/iu;

function redact(fields: LogFields): LogFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, secretNames.test(name) ? '[redacted]' : value]),
  );
}

function describe(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: String(error) };
  // The cause of a database error has the reason; its parameters stay out of the log.
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

/** One JSON line an event on standard error; `info` only when asked for. */
export function createConsoleLogger(isVerbose: boolean): Logger {
  const write = (level: string, event: string, fields: LogFields) => {
    console.error(JSON.stringify({ time: new Date().toISOString(), level, event, ...redact(fields) }));
  };
  return {
    info: (event, fields = {}) => (isVerbose ? write('info', event, fields) : undefined),
    warn: (event, fields = {}) => write('warn', event, fields),
    error: (event, error, fields = {}) => write('error', event, { ...fields, ...describe(error) }),
  };
}
