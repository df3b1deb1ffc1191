/** Most values that are kept. */
const maxKept = 2000;

const kept = new Map<string, unknown>();
let recorded: Map<string, unknown> | undefined;

/**
 * Formats a value, unless that was done before: also by the server that has rendered the page. The first
 * `Intl.NumberFormat` of a page takes 15 ms of a fast processor, longer than taking over most parts of the page.
 * @param key what is formatted, with language and options
 * @param format returns JSON, and is called unless the value is known
 */
export function formatOnce<T>(key: string, format: () => T): T {
  let value = kept.get(key) as T | undefined;
  if (value === undefined) {
    value = format();
    keep(key, value);
  }
  recorded?.set(key, value);
  return value;
}

/** Renders synchronously, and returns the result with the values that were formatted meanwhile, by key. */
export function recordFormats<T>(render: () => T): {
  readonly result: T;
  readonly formats: Readonly<Record<string, unknown>>;
} {
  const values = new Map<string, unknown>();
  recorded = values;
  try {
    return { result: render(), formats: Object.fromEntries(values) };
  } finally {
    recorded = undefined;
  }
}

/** Keeps the values that a server has formatted. */
export function keepFormats(formats: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(formats)) keep(key, value);
}

function keep(key: string, value: unknown): void {
  // What is still shown is formatted again when it is rendered again.
  if (kept.size >= maxKept) kept.clear();
  kept.set(key, value);
}
