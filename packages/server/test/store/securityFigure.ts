/** Prints a figure for a row of the security table; the summary of a test run collects these lines. */
export function reportSecurityFigure(row: number, text: string): void {
  console.log(`SECURITY ${row}: ${text}`);
}
