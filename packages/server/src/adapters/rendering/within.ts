/** Waits for a value at most so many milliseconds; then resolves with `otherwise`. An abort signal would take ten times as long. */
export function within<T, O>(value: Promise<T>, milliseconds: number, otherwise: O): Promise<T | O> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(otherwise), milliseconds);
    value.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
