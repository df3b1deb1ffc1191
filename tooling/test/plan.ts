import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commitNumber } from './commitNumber.ts';

/**
 * What `npm test` runs, and what it leaves to the matrix. The everyday run must end within eight minutes on two cores,
 * so a file that needs several seconds for a rule that seldom breaks is in the matrix: `npm run test:full` runs all of
 * it, and CI one slice, chosen by the hash of the commit.
 */

/** Parts into which the matrix is divided. */
export const sliceCount = 8;

/** Which part of the matrix a run adds to the everyday tests. */
export type Slice = number | 'none' | 'all';

/**
 * Parses `--slice=3`, `--slice=all`, or `PAWLET_SLICE`; CI takes the slice that follows from the commit, a local run
 * none.
 */
export function readSlice(
  flags: ReadonlySet<string>,
  environment: Readonly<Record<string, string | undefined>>,
): Slice {
  const flag = [...flags].find((one) => one.startsWith('--slice='))?.slice('--slice='.length);
  const wanted = flag ?? environment['PAWLET_SLICE'];
  if (wanted === undefined) return environment['CI'] === 'true' ? commitNumber() % sliceCount : 'none';
  if (wanted === 'all' || wanted === 'none') return wanted;
  const number = Number(wanted);
  if (!/^\d+$/u.test(wanted) || number >= sliceCount)
    throw new Error(`tests: a slice is a number from 0 to ${sliceCount - 1}, or "all"; not "${wanted}"`);
  return number;
}

/** Lists the files of a step in a run: the everyday ones, and those of the matrix in its slice. */
export function selectFiles(everyday: readonly string[], matrix: readonly string[], slice: Slice): string[] {
  return [
    ...everyday,
    ...matrix.toSorted().filter((_, place) => slice === 'all' || place % sliceCount === slice),
  ];
}

/** Splits files into everyday ones and those of the matrix. Every pattern must match, so that no list goes stale. */
export function splitFiles(
  files: readonly string[],
  matrixPatterns: readonly string[],
  root: string,
): { readonly everyday: readonly string[]; readonly matrix: readonly string[] } {
  const matrix = new Set<string>();
  for (const pattern of matrixPatterns) {
    const found = globSync(pattern, { cwd: root }).filter((file) => files.includes(file));
    if (found.length === 0)
      throw new Error(`tests: nothing matches ${join('tooling/test/plan.ts')}: ${pattern}`);
    for (const file of found) matrix.add(file);
  }
  return { everyday: files.filter((file) => !matrix.has(file)), matrix: [...matrix] };
}

/** Finds the files that import a module, also through others of them. */
export function findImporters(
  module: string,
  files: readonly string[],
  read: (file: string) => string,
): ReadonlySet<string> {
  const imports = new Map(
    files.map((file) => [
      file,
      Array.from(read(file).matchAll(/from '(?<path>\.[^']+)'/gu), ({ groups }) =>
        join(dirname(file), groups?.['path'] ?? ''),
      ),
    ]),
  );
  const found = new Set([module]);
  for (let before = 0; before !== found.size;) {
    before = found.size;
    for (const [file, others] of imports) if (others.some((other) => found.has(other))) found.add(file);
  }
  return found;
}

/**
 * The libraries with which widgets are rendered on a server and hydrated: the storefront's in every run, one of the
 * others in a slice, all of them in the whole matrix.
 */
export function renderingLibraries(slice: Slice): readonly ('preact' | 'react-18' | 'react-19')[] {
  if (slice === 'all') return ['preact', 'react-18', 'react-19'];
  if (slice === 'none') return ['preact'];
  return ['preact', slice % 2 === 0 ? 'react-18' : 'react-19'];
}

/** Tests in Node, besides those of the server, that render hundreds of pages. */
export const slowUnitTests = ['packages/shell/test/{linkPreviews,renderHead}.test.ts'];

/** API tests that start and stop whole processes, render documents, iterate over large numbers, or visit all states. */
export const slowApiTests = [
  'packages/server/src/adapters/backups/pgliteBackup.test.ts',
  'packages/server/src/adapters/documents/{documents,orderPaper}.test.ts',
  'packages/server/src/adapters/initShop.test.ts',
  'packages/server/src/adapters/postgres.test.ts',
  'packages/server/src/adapters/translation/translators.test.ts',
  'packages/server/src/modules/area/locate.test.ts',
  'packages/server/src/modules/*/everyState.test.ts',
  'packages/server/test/largeSitemap.test.ts',
  'packages/server/src/modules/invited/reward.test.ts',
  'packages/server/src/modules/invoice/creditNote.test.ts',
  'packages/server/src/modules/operator/operator.test.ts',
  'packages/server/src/modules/order-mail/orderMail.test.ts',
  'packages/server/src/modules/operator/backupJob.test.ts',
  'packages/server/src/modules/order/{backlog,undeliverable,unpaid}.test.ts',
  'packages/server/src/modules/payment/openAttempts.test.ts',
  'packages/server/src/modules/points/value.test.ts',
  'packages/server/src/modules/restock/restock.test.ts',
  'packages/server/src/modules/search/search.test.ts',
  'packages/server/src/modules/upload/unused.test.ts',
  'packages/server/src/modules/withdrawal/withdrawal.test.ts',
  'packages/server/test/{demoMode,doctor,init,inventedSessions,kill,killShipping,limits,operatorMatrix,partnerOrigins,previousRelease,replica,replicaNodes,restoredBackup,runningNodes,secretKeys,serverNodes,shopName,start,traces,transfer,transferExample,transferUploads,wrongClock}.test.ts',
];

/**
 * Tests that every run repeats on PostgreSQL: simultaneous purchases. The embedded database has one connection, so it
 * has no races.
 */
export const everydayOnPostgres = [
  'packages/server/test/races/{checkout,payAndSettle,sharedStock}.test.ts',
  'packages/server/src/modules/order/order.test.ts',
  'packages/server/src/modules/order/operatorRoutes.test.ts',
];

/** Tests of widgets and pages that take longer than a few seconds, among them the conformance suite of all elements. */
export const slowBrowserTests = [
  'packages/bridge/test/contract.browser.test.ts',
  'packages/bridge/test/frame.browser.test.ts',
  'packages/shell/src/pages/account/{FavouritesPage,ProfilePage}.test.tsx',
  'packages/shell/src/pages/identification/identification.test.tsx',
  'packages/shell/src/pages/list/filters.test.tsx',
  'packages/shell/src/pages/location/ChooseLocationPage.test.tsx',
  'packages/shell/src/pages/invoice/InvoiceRequestPage.test.tsx',
  'packages/shell/src/pages/order/{AfterSalePage,AfterSaleRequestPage}.test.tsx',
  'packages/shell/src/pages/points/points.test.tsx',
  'packages/shell/src/pages/questions/questions.test.tsx',
  'packages/shell/src/pages/reviews/{remark,reviews,ReviewPage}.test.tsx',
  'packages/shell/src/pages/report/report.test.tsx',
  'packages/shell/src/pages/share/share.test.tsx',
  'packages/shell/src/pages/survey/survey.test.tsx',
  'packages/shell/src/pages/text/WithdrawPage.test.tsx',
  'packages/shell/src/routing/closedPages.test.tsx',
  'packages/widgets/src/parts/address-book/overseas/{localForms,OverseasForm}.test.tsx',
  'packages/widgets/src/parts/restock/Restock.test.tsx',
  'packages/widgets/src/parts/rich-text/sanitise.browser.test.ts',
  'packages/widgets/src/parts/uploads/UploadGrid.test.tsx',
  'packages/widgets/src/points-mall/{exchange,PointsMall}.test.tsx',
  'packages/widgets/src/sign-in-calendar/SignInCalendar.test.tsx',
  'packages/widgets/src/ui/carousel/Carousel.test.tsx',
  'packages/widgets/src/ui/long-list/LongList.test.tsx',
  'packages/widgets/src/ui/overlay/{Sheet,Toast}.test.tsx',
  'packages/widgets/src/ui/scroller/ScrollRow.test.tsx',
  'packages/widgets/test/gallery.test.tsx',
  'packages/widgets/test/conformance/conformance.elements.test.tsx',
];

/**
 * Journeys of every run: purchases in the storefront, as a guest, in an app, in a partner's page, and in each engine;
 * and the samples of the documents.
 */
export const everydayJourneys = [
  'e2e/bridge.test.ts',
  'e2e/embed.test.ts',
  'e2e/engines.test.ts',
  'e2e/guest.test.ts',
  'e2e/samples.test.ts',
];
