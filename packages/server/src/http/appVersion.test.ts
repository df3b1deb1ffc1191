import { expect, it } from 'vitest';
import table from '../../../bridge/wire/versions.json' with { type: 'json' };
import { isBelowVersion } from './appVersion.ts';

/** A missing version means that there is no header at all. */
const sent = table.rows.filter((row): row is [string, string] => row[0] !== null);

it.each(sent)('treats an app with the version %j, which is %s, as the page does', (version, order) => {
  expect(isBelowVersion(version, table.reference)).toBe(order === 'older' || order === 'unknown');
});

it('allows pages outside of apps', () => {
  expect(isBelowVersion(undefined, '2.3.0')).toBe(false);
});
