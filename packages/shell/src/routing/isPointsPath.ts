/** Whether a route leads to a page about points, which a shop that has switched them off does not offer. */
export function isPointsPath(address: string): boolean {
  return /^\/pages\/(?:(?:integral|score|task)\/|share\/rule)/u.test(address);
}
