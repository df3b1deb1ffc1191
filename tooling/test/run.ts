import { spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { findChromium } from './browser.ts';
import { printConformance } from './conformance.ts';
import { startPostgres } from './postgres.ts';
import { readReport, type ReportSummary } from './reports.ts';
import {
  everydayJourneys,
  everydayOnPostgres,
  findImporters,
  readSlice,
  renderingLibraries,
  selectFiles,
  sliceCount,
  slowApiTests,
  slowBrowserTests,
  slowUnitTests,
  splitFiles,
} from './plan.ts';
import { findSecurityFigures, formatSecurityFigures, type SecurityFigure } from './securityFigures.ts';

/**
 * Runs `npm test` (the everyday tests, in CI with a slice of the matrix), `npm run check` (--check: the checks without
 * a test) and `npm run test:full` (--full: all rounds and the full matrix), and prints a summary. `plan.ts` defines
 * which tests belong to the matrix. The full matrix installs Firefox and WebKit where possible, and CI installs WebKit;
 * `PAWLET_ENGINES=1` makes `npm test` install both. `--only=PostgreSQL` (or another word of a step's name, repeatable)
 * runs only those steps.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const reports = join(root, 'test-results/reports');
const flags = new Set(process.argv.slice(2));
const mode = flags.has('--full') ? 'full' : flags.has('--check') ? 'check' : 'test';
/** Words of the names of the steps to run, such as `--only=journeys`; all steps without them. */
const only = [...flags].flatMap((flag) => (flag.startsWith('--only=') ? [flag.slice('--only='.length)] : []));
const isWanted = ({ name }: Step): boolean =>
  only.length === 0 ||
  name === 'install' ||
  only.some((word) => name.toLowerCase().includes(word.toLowerCase()));

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Report with counts that the step writes; without one the step counts as one test. */
  readonly report?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

interface Outcome extends ReportSummary {
  readonly step: Step;
  readonly seconds: number;
  readonly skipReasons: readonly string[];
  readonly securityFigures: readonly SecurityFigure[];
}

/** Runs a step; a quiet one buffers its output until it ends, so that two parallel steps stay readable. */
function run(step: Step, isQuiet = false): Promise<Outcome> {
  const started = Date.now();
  if (!isQuiet) console.log(`\n==> ${step.name}`);
  return new Promise((resolve) => {
    const child = spawn(step.command[0] ?? '', step.command.slice(1), {
      cwd: root,
      env: { ...process.env, ...step.environment },
      stdio: ['ignore', 'pipe', isQuiet ? 'pipe' : 'inherit'],
    });
    let output = '';
    const take = (chunk: Buffer): void => {
      if (!isQuiet) process.stdout.write(chunk);
      output += chunk.toString('utf8');
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.on('close', (code) => {
      if (isQuiet) console.log(`\n==> ${step.name}\n${output}`);
      const exitCode = code ?? 1;
      const summary = step.report
        ? readReport(step.report, exitCode, root)
        : { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0, failures: [] };
      const skipReasons = [...output.matchAll(/^\s*SKIP:? (.+)$/gmu)].map((match) => match[1] ?? '');
      resolve({
        step,
        seconds: (Date.now() - started) / 1000,
        ...summary,
        skipReasons,
        securityFigures: findSecurityFigures(step.name, output),
      });
    });
  });
}

function npmScript(name: string): Step {
  return { name, command: ['npm', 'run', '--silent', name] };
}

function vitest(name: string, project: string, ...rest: readonly string[]): Step {
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`);
  return {
    name,
    report,
    command: [
      'npx',
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...rest,
    ],
  };
}

/** Journeys in files, two files at a time: each has its own store. */
function playwright(name: string, report: string, files: readonly string[]): Step {
  return {
    name,
    report: join(reports, report),
    command: [
      'npx',
      'playwright',
      'test',
      '--config',
      'e2e/playwright.config.ts',
      '--workers=2',
      ...files.map((file) => `${file.replaceAll('.', String.raw`\.`)}$`),
    ],
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, report) },
  };
}

/** The journeys that open pages of the storefront as shoppers do: only these differ by the way of arriving. */
function findArrivals(files: readonly string[]): readonly string[] {
  const all = [...files, ...listFiles('e2e/support/**/*.ts')];
  const arriving = findImporters('e2e/support/arrival.ts', all, (file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  return files.filter((file) => arriving.has(file));
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const rounds =
  mode === 'full'
    ? { PAWLET_RACE_ROUNDS: '20', PAWLET_KILL_ROUNDS: '20', PAWLET_FULL: '1' }
    : { PAWLET_RACE_ROUNDS: '5', PAWLET_KILL_ROUNDS: '1' };
Object.assign(process.env, rounds);

const slice = mode === 'full' ? 'all' : readSlice(flags, process.env);
const listFiles = (...patterns: readonly string[]): readonly string[] =>
  globSync(patterns, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] });

const everydayE2e = listFiles(...everydayJourneys);
const journeys = selectFiles(
  everydayE2e,
  listFiles('e2e/*.test.ts').filter((file) => !everydayE2e.includes(file)),
  slice,
);

/** Two lists that take equally long; only steps that read the build wait for it. */
const sideBySide: readonly (readonly Step[])[] = [
  [
    npmScript('build'),
    // What is packed changes seldom, and packing takes long: CI does it in every run, with its slice.
    ...(mode === 'check' || slice === 'none' ? [] : [npmScript('check:packages')]),
    npmScript('check:api'),
    npmScript('check:size'),
    // The examples import the packages as they are installed: built.
    npmScript('check:lint'),
  ],
  [
    npmScript('check:types'),
    npmScript('check:format'),
    npmScript('check:boundaries'),
    npmScript('check:dead'),
    npmScript('check:styles'),
    npmScript('check:texts'),
    npmScript('check:guides'),
    ...(mode !== 'check' && journeys.includes('e2e/storybook.test.ts') ? [npmScript('storybook:build')] : []),
  ],
];

async function runAll(list: readonly Step[], isQuiet = false): Promise<Outcome[]> {
  const done: Outcome[] = [];
  for (const step of list.filter(isWanted)) done.push(await run(step, isQuiet));
  return done;
}

/** Engines besides Chromium that are installed where they are missing. */
const engines =
  mode === 'full' || process.env['PAWLET_ENGINES'] === '1'
    ? ['--firefox', '--webkit']
    : process.env['CI'] === 'true'
      ? ['--webkit']
      : [];

/** Programs that the tests need are installed meanwhile: that is mostly waiting. */
const install: Step = {
  name: 'install',
  command: [process.execPath, 'tooling/test/install.ts', ...engines],
};

const checks = await Promise.all(
  [...sideBySide, mode === 'check' ? [] : [install]].map((list) => runAll(list, true)),
);

const skipped: string[] = [];

/** Runs the tests of this mode and slice, one step after another. */
async function runTests(): Promise<Outcome[]> {
  const postgres = await startPostgres();
  if (typeof postgres === 'string') skipped.push(`the API tests on PostgreSQL: ${postgres}`);

  /** The files of a step in this run; `matrix` are patterns of the files that run in their slice only. */
  function choose(files: readonly string[], matrix: readonly string[]): readonly string[] {
    const split = splitFiles(files, matrix, root);
    return selectFiles(split.everyday, split.matrix, slice);
  }

  /** The embedded database runs one query at a time, so that there are no races; hostile values never reach it. */
  const notOnEmbedded = ['packages/server/test/races/', 'packages/server/test/hostileInput.test.ts'];
  const apiTests = listFiles('packages/server/{src,test}/**/*.test.ts');
  const isWhole = mode === 'full' || typeof postgres === 'string';
  const onEmbedded = choose(
    isWhole ? apiTests : apiTests.filter((file) => !notOnEmbedded.some((start) => file.startsWith(start))),
    slowApiTests,
  );

  /** Tests of money, stock, points, coupons and permissions run on PostgreSQL too. */
  const alsoOnPostgres = [
    'src/modules/{after-sales,cart,check-in,cloud,coupon,discount,invoice,order,payment,points}/**/*.test.ts',
    // Its queries need an extension and the server's locale.
    'src/modules/search/search.test.ts',
    'test/races/*.test.ts',
    'test/{foreignIds,hostileInput,tampering,walk}.test.ts',
  ];

  /** Of these, the files that use the database of the test run: the others would repeat the same tests. */
  function findDatabaseTests(): readonly string[] {
    return listFiles(...alsoOnPostgres.map((pattern) => `packages/server/${pattern}`)).filter((file) =>
      /createTestStore|openTestDatabase|createTestHome|PAWLET_TEST_DATABASE_URL/u.test(
        readFileSync(join(root, file), 'utf8'),
      ),
    );
  }

  const everydayPostgres = listFiles(...everydayOnPostgres);
  const onPostgres =
    mode === 'full'
      ? ['packages/server']
      : selectFiles(
          everydayPostgres,
          findDatabaseTests().filter((file) => !everydayPostgres.includes(file)),
          slice,
        );

  const inBrowser = choose(
    listFiles('packages/*/{src,test}/**/*.test.tsx', 'packages/*/{src,test}/**/*.browser.test.ts'),
    slowBrowserTests,
  );
  const hosts = selectFiles(
    [],
    listFiles('e2e/hosts/**/*.test.ts', 'packages/react-native/test/**/*.host.test.ts'),
    slice,
  );
  if (mode === 'test') {
    const repeat = typeof slice === 'number' ? `; npm test -- --slice=${slice} repeats it` : '';
    console.log(`tests: everyday tests, and ${slice} of ${sliceCount} slices of the matrix${repeat}`);
  }

  /** Tests in Node do not change their process, so they share it: what they test is loaded once, not by each file. */
  const shared = '--no-isolate';

  const unitTests = choose(
    listFiles('packages/*/{src,test}/**/*.test.ts', 'tooling/**/*.test.ts').filter(
      (file) => !file.startsWith('packages/server/') && !/\.(?:browser|host)\.test\.ts$/u.test(file),
    ),
    slowUnitTests,
  );

  const steps: Step[] = [
    vitest('unit tests', 'node', shared, ...unitTests),
    vitest('API tests', 'node', shared, ...onEmbedded),
    ...(typeof postgres === 'string'
      ? []
      : [
          {
            ...vitest('API tests on PostgreSQL', 'node', shared, ...onPostgres),
            environment: { PAWLET_TEST_DATABASE_URL: postgres.url },
          },
        ]),
  ];

  if (hosts.length > 0) steps.push(vitest('the bridge in native hosts', 'hosts', ...hosts));
  const browser = findChromium();
  if (browser) {
    process.env['PAWLET_CHROMIUM'] = browser;
    const rendered = renderingLibraries(slice).flatMap((library) => ['--project', library]);
    steps.push(
      vitest('widgets and pages in Chromium', 'browser', '--project', 'elements', ...rendered, ...inBrowser),
      playwright('journeys on what ships', 'e2e.json', journeys),
      // The same, for whoever arrives at the path of a public page, which the server sends rendered.
      ...(mode === 'full'
        ? [
            {
              ...playwright('journeys that begin at paths', 'e2e-paths.json', findArrivals(journeys)),
              environment: {
                PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'e2e-paths.json'),
                PAWLET_ARRIVAL: 'path',
              },
            },
          ]
        : []),
    );
  } else {
    skipped.push(
      'everything in a browser: no Chromium found and none could be installed (set PAWLET_CHROMIUM)',
    );
  }
  const outcomes = await runAll(steps);
  if (typeof postgres !== 'string') postgres.stop();
  return outcomes;
}

const outcomes = [...checks.flat(), ...(mode === 'check' ? [] : await runTests())];

for (const line of printConformance(reports)) console.log(line);
for (const line of formatSecurityFigures(outcomes.flatMap((outcome) => outcome.securityFigures)))
  console.log(line);
console.log('\n==> summary');
for (const outcome of outcomes) {
  const mark = outcome.failed > 0 ? 'FAILED' : 'ok';
  const counts = `${outcome.passed} passed, ${outcome.failed} failed, ${outcome.skipped} skipped`;
  console.log(
    `${mark.padEnd(7)} ${outcome.step.name.padEnd(32)} ${outcome.seconds.toFixed(1).padStart(7)} s  ${counts}`,
  );
}
for (const reason of [...skipped, ...outcomes.flatMap((outcome) => outcome.skipReasons)])
  console.log(`SKIP    ${reason}`);
for (const outcome of outcomes)
  for (const failure of outcome.failures) console.log(`FAILED  ${outcome.step.name}: ${failure}`);

const total = (key: 'passed' | 'failed' | 'skipped'): number =>
  outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`);
if (total('failed') > 0) process.exitCode = 1;
