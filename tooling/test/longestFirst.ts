import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take long for their size, longest first: shops that are started and killed, documents that are rendered,
 * hostile values by the thousand.
 */
const longest = [
  'packages/server/test/kill.test.ts',
  'packages/server/test/killShipping.test.ts',
  'packages/widgets/test/conformance/conformance.elements.test.tsx',
  'packages/server/test/hostileInput.test.ts',
  'packages/server/src/adapters/documents/documents.test.ts',
  'packages/server/test/init.test.ts',
  'packages/server/src/modules/order/everyState.test.ts',
  'packages/server/test/races/rewards.test.ts',
  'packages/server/src/modules/operator/operator.test.ts',
  'packages/shell/src/pages/survey/survey.test.tsx',
  'packages/shell/src/pages/report/report.test.tsx',
  'packages/shell/src/pages/order/AfterSaleRequestPage.test.tsx',
  'packages/server/src/modules/after-sales/everyState.test.ts',
];

function rank({ moduleId }: TestSpecification): number {
  const place = longest.findIndex((path) => moduleId.endsWith(`/${path}`));
  return place === -1 ? longest.length : place;
}

/**
 * Starts the slowest files first, so that no worker is left alone with one at the end. Without earlier results, as on a
 * fresh machine, Vitest sorts by file size.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) =>
      sorted.filter((file) => file.project === project).sort((a, b) => rank(a) - rank(b)),
    );
  }
}
