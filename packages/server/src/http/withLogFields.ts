import type { LogFields, Logger } from '../ports/logger.ts';

/** The same log, with fields that stand in every line: for whom the work is done. */
export function withLogFields(logger: Logger, bound: LogFields): Logger {
  return {
    info: (event, fields) => logger.info(event, { ...bound, ...fields }),
    warn: (event, fields) => logger.warn(event, { ...bound, ...fields }),
    error: (event, error, fields) => logger.error(event, error, { ...bound, ...fields }),
  };
}
