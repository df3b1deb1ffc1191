/** A field that has another value now. */
export interface Change {
  /** Path, such as `recipient.city`. */
  readonly field: string;
  readonly before: string;
  readonly now: string;
}

/** Fields that follow from others, or that nobody reads. */
const left = new Set(['version', 'timeline', 'id']);

/** The fields in which two states of a record differ; lists are compared by their lengths and contents. */
export function listChanges(before: unknown, now: unknown, path = ''): readonly Change[] {
  if (!isRecord(before) || !isRecord(now)) {
    const [one, other] = [toText(before), toText(now)];
    return one === other ? [] : [{ field: path, before: one, now: other }];
  }
  return Object.keys(now)
    .filter((name) => !left.has(name))
    .flatMap((name) => listChanges(before[name], now[name], path === '' ? name : `${path}.${name}`));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function toText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
