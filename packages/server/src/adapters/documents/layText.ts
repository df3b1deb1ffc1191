import type { Content } from 'pdfmake/interfaces.js';
import type { FontRun } from './fontRuns.ts';

/** East Asian fonts have no line gap of their own. */
const lineHeights = { latin: 1.1, chinese: 1.48, japanese: 1.48, korean: 1.48 } as const;

/** Height of a line in any font, as a multiple of its size. */
export const tallestLine = lineHeights.chinese;

/** A text in its fonts, with the line height that they need. */
export function layText(runs: readonly FontRun[], style: Readonly<Record<string, unknown>> = {}): Content {
  const font = runs.find((run) => run.font !== 'latin')?.font ?? 'latin';
  return { text: runs.map((run) => ({ ...run })), lineHeight: lineHeights[font], ...style };
}
