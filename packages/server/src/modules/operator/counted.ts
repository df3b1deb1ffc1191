/** A number with its noun: `1 piece`, `2 pieces`. */
export function counted(number: number, one: string, others = `${one}s`): string {
  return `${number} ${number === 1 ? one : others}`;
}
