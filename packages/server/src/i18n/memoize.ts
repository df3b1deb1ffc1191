const most = 500;

/** Remembers what a pure function gave for each choice of plain arguments, for tables that are small and costly to make. */
export function memoize<TArguments extends readonly (string | number)[], TResult>(
  make: (...given: TArguments) => TResult,
): (...given: TArguments) => TResult {
  const made = new Map<string, TResult>();
  return (...given) => {
    const key = given.join('\n');
    const known = made.get(key);
    if (known !== undefined) return known;
    // The choices are few; should they ever not be, memory stays bounded.
    if (made.size >= most) made.clear();
    const result = make(...given);
    made.set(key, result);
    return result;
  };
}
