import type { Finding } from './scenario.ts';

const marks = new Map<boolean | undefined, string>([
  [true, 'yes'],
  [false, '**no**'],
  [undefined, ''],
]);

/** The findings as a table in Markdown. */
export function toMarkdown(findings: readonly Finding[]): string {
  const escape = (text: string) => text.replaceAll('|', String.raw`\|`);
  return [
    '| What | Goal | Found | Met |',
    '| --- | --- | --- | --- |',
    ...findings.map(
      ({ what, goal, found, isMet }) =>
        `| ${escape(what)} | ${escape(goal)} | ${escape(found)} | ${marks.get(isMet)} |`,
    ),
  ].join('\n');
}
