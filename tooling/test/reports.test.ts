import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readReport } from './reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'pawlet-reports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(content: unknown): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const unit = (status: string, tests: readonly unknown[], failed: number) => ({
  numPassedTests: 3,
  numFailedTests: failed,
  numPendingTests: 1,
  testResults: [
    { name: '/shop/a/b.test.ts', status, message: 'Cannot find module', assertionResults: tests },
  ],
});

describe('readReport', () => {
  it('lists each failed test with the first line of its message', () => {
    const tests = [
      { fullName: 'adds up', status: 'passed', failureMessages: [] },
      {
        fullName: 'subtracts',
        status: 'failed',
        failureMessages: ['\n\u001B[31mexpected 1\u001B[39m\n at b'],
      },
    ];
    expect(readReport(write(unit('failed', tests, 1)), 1, '/shop')).toEqual({
      passed: 3,
      failed: 1,
      skipped: 1,
      failures: ['a/b.test.ts: subtracts: expected 1'],
    });
  });

  it('counts a file that does not load, and a failed run without a failed test', () => {
    expect(readReport(write(unit('failed', [], 0)), 1, '/shop')).toMatchObject({
      failed: 1,
      failures: ['a/b.test.ts: Cannot find module'],
    });
    expect(readReport(write(unit('passed', [], 0)), 7, '/shop')).toMatchObject({
      failed: 1,
      failures: ['ended with code 7'],
    });
    expect(readReport(join(folder, 'none.json'), 0, '/shop')).toMatchObject({ failed: 1 });
  });

  it('finds the failed journeys in nested suites', () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'buy.test.ts',
      tests: [{ status, results: [{}, { error: { message: 'Timed out' } }] }],
    });
    const report = {
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 2 },
      suites: [
        {
          title: 'buy.test.ts',
          specs: [spec('pays', 'expected')],
          suites: [{ title: 'in WebKit', specs: [spec('refunds', 'unexpected'), spec('returns', 'flaky')] }],
        },
      ],
    };
    expect(readReport(write(report), 1, '/shop')).toEqual({
      passed: 1,
      failed: 2,
      skipped: 2,
      failures: [
        'e2e/buy.test.ts: in WebKit › refunds (unexpected): Timed out',
        'e2e/buy.test.ts: in WebKit › returns (flaky): Timed out',
      ],
    });
  });
});
