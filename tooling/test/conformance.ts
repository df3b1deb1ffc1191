import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The outcome of a check. */
interface Outcome {
  /** Widget and mount, as in the titles of the suites. */
  readonly suite: string;
  readonly check: string;
  readonly status: 'passed' | 'failed' | 'skipped';
}

interface VitestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

const suiteName = /^([a-z-]+) as (.+)$/u;

function ofVitest({ testResults }: VitestReport): readonly Outcome[] {
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ ancestorTitles, title, status }): readonly Outcome[] => {
      const suite = ancestorTitles.find((name) => suiteName.test(name));
      if (suite === undefined) return [];
      if (status === 'passed' || status === 'failed') return [{ suite, check: title, status }];
      return [{ suite, check: title, status: 'skipped' }];
    }),
  );
}

function ofPlaywright({ title: suite, suites = [], specs = [] }: PlaywrightSuite): readonly Outcome[] {
  const inner = suites.flatMap(ofPlaywright);
  if (!suiteName.test(suite)) return inner;
  return specs.map(({ title, ok, tests }) => {
    const isSkipped = tests.every(({ status }) => status === 'skipped');
    const ended = ok ? 'passed' : 'failed';
    return { suite, check: title, status: isSkipped ? 'skipped' : ended };
  });
}

function read(report: string): readonly Outcome[] {
  if (!existsSync(report)) return [];
  const content = JSON.parse(readFileSync(report, 'utf8')) as
    | VitestReport
    | { readonly suites: readonly PlaywrightSuite[] };
  return 'suites' in content ? content.suites.flatMap(ofPlaywright) : ofVitest(content);
}

function toCell(outcomes: readonly Outcome[]): string {
  const failed = outcomes.filter(({ status }) => status === 'failed').map(({ check }) => check);
  if (failed.length > 0) return `FAILED ${failed.join(', ')}`;
  const passed = outcomes.filter(({ status }) => status === 'passed').length;
  if (outcomes.length === 0) return 'not run';
  return passed === 0 ? 'skipped' : `${passed} of ${outcomes.length}`;
}

/**
 * The results table of the suite that every widget passes in every mount, from the reports of a run; lines to print.
 */
export function printConformance(reports: string): readonly string[] {
  const outcomes = ['widgets-and-pages-in-Chromium.json', 'e2e.json'].flatMap((name) =>
    read(join(reports, name)),
  );
  const table = new Map<string, Map<string, Outcome[]>>();
  const mounts = new Set<string>();
  for (const outcome of outcomes) {
    const [, widget = '', mount = ''] = suiteName.exec(outcome.suite) ?? [];
    mounts.add(mount);
    const row = table.get(widget) ?? new Map<string, Outcome[]>();
    table.set(widget, row);
    row.set(mount, [...(row.get(mount) ?? []), outcome]);
  }
  if (table.size === 0) return [];
  const lines = [['widget', ...mounts]];
  for (const [widget, row] of table)
    lines.push([widget, ...Array.from(mounts, (mount) => toCell(row.get(mount) ?? []))]);
  const skipped = outcomes.filter(({ status }) => status === 'skipped').map(({ check }) => check);
  return [
    '\n==> widgets in each way to mount them: checks that passed',
    ...lines.map((cells) =>
      cells
        .map((cell) => cell.padEnd(24))
        .join(' ')
        .trimEnd(),
    ),
    ...Array.from(new Set(skipped), (check) => `skipped: ${check}`),
  ];
}
