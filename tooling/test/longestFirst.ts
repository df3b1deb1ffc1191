import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take long for their size, longest first: shops that are started and killed, documents that are drawn, hostile
 * values by the thousand.
 */
const longest = [
  'packages/server/test/kill.test.ts',
  'packages/widgets/test/conformance/conformance.elements.test.tsx',
  'packages/server/test/hostileInput.test.ts',
  'packages/server/src/adapters/documents/documents.test.ts',
  'packages/server/test/init.test.ts',
  'packages/server/src/modules/order/everyState.test.ts',
  'packages/server/test/races/rewards.test.ts',
  'packages/server/src/modules/operator/operator.test.ts',
  'packages/shell/src/pages/survey/survey.test.tsx',
  'packages/shell/src/pages/report/report.test.tsx',
  'packages/shell/src/pages/order/ApplyPage.test.tsx',
  'packages/server/src/modules/after-sales/everyState.test.ts',
];

function rank({ moduleId }: TestSpecification): number {
  const place = longest.findIndex((path) => moduleId.endsWith(`/${path}`));
  return place === -1 ? longest.length : place;
}

/**
 * Starts what takes longest first, so that no worker is left alone with it in the end. Vitest goes by the size of the files
 * where it has not seen them run, as on a fresh machine.
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
