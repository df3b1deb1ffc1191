import { expect, it } from 'vitest';
import table from '../../../core/test/appVersions.json' with { type: 'json' };
import { isBelowVersion } from './appVersion.ts';

it.each(table.versions)(
  'judges an app that calls itself %j, which is %s, as the page does',
  (version, order) => {
    expect(isBelowVersion(version, table.against)).toBe(order === 'older' || order === 'unknown');
  },
);

it('leaves pages outside of apps alone', () => {
  expect(isBelowVersion(undefined, '2.3.0')).toBe(false);
});
