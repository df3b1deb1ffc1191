/** Values allowed in a log line; never a token, password, code or personal text. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Structured logger. */
export interface Logger {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, error: unknown, fields?: LogFields): void;
}
