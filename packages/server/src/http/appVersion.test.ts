import { expect, it } from 'vitest';
import table from '../../../bridge/wire/versions.json' with { type: 'json' };
import { isBelowVersion } from './appVersion.ts';

/** A version that is missing is no header at all. */
const sent = table.rows.filter((row): row is [string, string] => row[0] !== null);

it.each(sent)('judges an app that calls itself %j, which is %s, as the page does', (version, order) => {
  expect(isBelowVersion(version, table.reference)).toBe(order === 'older' || order === 'unknown');
});

it('leaves pages outside of apps alone', () => {
  expect(isBelowVersion(undefined, '2.3.0')).toBe(false);
});
