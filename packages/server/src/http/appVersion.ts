/** Whether a native app's version is below `minimum`, or cannot be read. No header: not an app, so not below. */
export function isBelowVersion(header: string | undefined, minimum: string): boolean {
  if (header === undefined) return false;
  const version = parse(header);
  const least = parse(minimum);
  if (version === undefined || least === undefined) return true;
  for (const [index, part] of least.entries()) {
    const difference = (version[index] ?? 0) - part;
    if (difference !== 0) return difference < 0;
  }
  return false;
}

function parse(text: string): readonly number[] | undefined {
  return /^\d{1,6}(\.\d{1,6}){0,3}$/u.test(text.trim()) ? text.trim().split('.').map(Number) : undefined;
}
