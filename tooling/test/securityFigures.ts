import { stripVTControlCharacters } from 'node:util';

/** One measured figure of a row of the security table. */
export interface SecurityFigure {
  /** Number of the row. */
  readonly row: number;
  /** What was measured, and the result. */
  readonly text: string;
  /** Step of the run that printed it. */
  readonly step: string;
}

/** Finds the lines `SECURITY <row>: <figure>` that tests print with `reportSecurityFigure`. */
export function findSecurityFigures(step: string, output: string): SecurityFigure[] {
  // A coloured reporter puts its escape codes before a line.
  return [...stripVTControlCharacters(output).matchAll(/^\s*SECURITY (\d+): (.+)$/gmu)].map(
    ([, row, text]) => ({
      row: Number(row),
      text: text ?? '',
      step,
    }),
  );
}

/** Formats the figures as a section of the summary, sorted by row; without figures there is no section. */
export function formatSecurityFigures(figures: readonly SecurityFigure[]): string[] {
  if (figures.length === 0) return [];
  const sorted = figures.toSorted((one, other) => one.row - other.row);
  return [
    '\n==> security figures',
    ...sorted.map(({ row, text, step }) => `row ${String(row).padStart(2)}  ${text}  (${step})`),
  ];
}
