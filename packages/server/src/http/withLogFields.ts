import type { LogFields, Logger } from '../ports/logger.ts';

/** The same logger, with fields added to every line. */
export function withLogFields(logger: Logger, bound: LogFields): Logger {
  return {
    info: (event, fields) => logger.info(event, { ...bound, ...fields }),
    warn: (event, fields) => logger.warn(event, { ...bound, ...fields }),
    error: (event, error, fields) => logger.error(event, error, { ...bound, ...fields }),
  };
}
