import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** A step's report: counts, and the failed tests by name. */
export interface ReportSummary {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** One line per failed test: its file, its name and the first line of its message. */
  readonly failures: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

interface PlaywrightSuite {
  /** The title of `describe`; for the suite of a file the name of the file. */
  readonly title?: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** The first non-empty line of a message, without colours. */
function firstLine(message: string | undefined): string {
  // eslint-disable-next-line no-control-regex -- Colours of a terminal start with a control character.
  const plain = (message ?? '').replaceAll(/\u001B\[[\d;]*m/gu, '');
  return (
    plain
      .split('\n')
      .find((line) => line.trim() !== '')
      ?.trim()
      .slice(0, 200) ?? ''
  );
}

function failuresOfVitest(report: VitestReport, root: string): string[] {
  return report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    const path = relative(root, file.name);
    if (failed.length === 0 && file.status === 'failed') return [`${path}: ${firstLine(file.message)}`];
    return failed.map((test) => `${path}: ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`);
  });
}

function failuresOfPlaywright(suite: PlaywrightSuite, around: readonly string[] = []): string[] {
  const within = suite.title === undefined ? around : [...around, suite.title];
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === 'unexpected' || test.status === 'flaky')
      .map((test) => {
        const message = test.results.find((result) => result.error)?.error?.message;
        const name = [...within.filter((title) => title !== spec.file), spec.title].join(' › ');
        return `e2e/${spec.file}: ${name} (${test.status}): ${firstLine(message)}`;
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failuresOfPlaywright(inner, within))];
}

/**
 * Parses the report of Vitest or Playwright. A failed run without a failed test (a suite that does not load, an
 * unhandled error) counts as one failure.
 */
export function readReport(path: string, exitCode: number, root: string): ReportSummary {
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0, failures: ['no report was written'] };
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport | PlaywrightReport;
  const summary =
    'stats' in report
      ? {
          passed: report.stats.expected,
          failed: report.stats.unexpected + report.stats.flaky,
          skipped: report.stats.skipped,
          failures: failuresOfPlaywright(report),
        }
      : {
          passed: report.numPassedTests,
          failed: report.numFailedTests,
          skipped: report.numPendingTests,
          failures: failuresOfVitest(report, root),
        };
  if (exitCode === 0 || summary.failed > 0) return summary;
  return {
    ...summary,
    failed: 1,
    failures: summary.failures.length > 0 ? summary.failures : [`ended with code ${exitCode}`],
  };
}
