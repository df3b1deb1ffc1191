import type { Finding, FindingLevel } from '../../ports/doctor.ts';

const levels = ['wrong', 'missing', 'risky', 'ok'] as const satisfies readonly FindingLevel[];

/** Output of the doctor and whether the shop can serve shoppers: nothing is wrong or missing. */
export interface DoctorReport {
  readonly text: string;
  readonly isFit: boolean;
}

/** Whether an argument list is one of the doctor: nothing, or `--json`. */
export function isDoctorCall(args: readonly string[]): boolean {
  return args.length === 0 || (args.length === 1 && args[0] === '--json');
}

/** The findings, the most serious first. */
export function sortFindings(findings: readonly Finding[]): readonly Finding[] {
  return levels.flatMap((level) => findings.filter((finding) => finding.level === level));
}

/** Whether the shop can serve shoppers: nothing is wrong or missing. */
export function isFit(findings: readonly Finding[]): boolean {
  return findings.every(({ level }) => level === 'ok' || level === 'risky');
}

/** Writes the findings, the most serious first, as lines or as JSON. */
export function writeFindings(findings: readonly Finding[], args: readonly string[]): DoctorReport {
  const sorted = sortFindings(findings);
  const report = { isFit: isFit(sorted), findings: sorted };
  if (args.includes('--json')) return { text: JSON.stringify(report, null, 2), isFit: report.isFit };
  const lines = sorted.map(({ level, area, text }) => `${level.padEnd(8)}${area.padEnd(10)}${text}`);
  const summary = levels
    .map((level) => [sorted.filter((finding) => finding.level === level).length, level] as const)
    .filter(([count]) => count > 0)
    .map(([count, level]) => `${count} ${level}`);
  return { text: [...lines, '', `${summary.join(', ')}.`].join('\n'), isFit: report.isFit };
}
