const most = 500;

/** Memoizes a pure function by its arguments, for small tables that are expensive to create. */
export function memoize<TArguments extends readonly (string | number)[], TResult>(
  make: (...given: TArguments) => TResult,
): (...given: TArguments) => TResult {
  const made = new Map<string, TResult>();
  return (...given) => {
    const key = given.join('\n');
    const known = made.get(key);
    if (known !== undefined) return known;
    // There are few combinations; if there ever are more, memory stays bounded.
    if (made.size >= most) made.clear();
    const result = make(...given);
    made.set(key, result);
    return result;
  };
}
