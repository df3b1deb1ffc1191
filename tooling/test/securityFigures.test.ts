import { describe, expect, it } from 'vitest';
import { findSecurityFigures, formatSecurityFigures } from './securityFigures.ts';

const output = [
  'stdout | packages/server/test/limits.test.ts > codes',
  'SECURITY 25: one address, 1,000 recipients: 0 locked out',
  'about SECURITY 99: not at the start of a line',
  '  SECURITY 9: forty version strings',
].join('\n');

describe('security figures', () => {
  it('finds the lines that tests print, with their step', () => {
    expect(findSecurityFigures('API tests', output)).toEqual([
      { row: 25, text: 'one address, 1,000 recipients: 0 locked out', step: 'API tests' },
      { row: 9, text: 'forty version strings', step: 'API tests' },
    ]);
  });

  it('finds them behind the colours of a reporter', () => {
    expect(findSecurityFigures('API tests', '\u001B[22m\u001B[39mSECURITY 27: none\u001B[0m')).toEqual([
      { row: 27, text: 'none', step: 'API tests' },
    ]);
  });

  it('formats them by row, and returns nothing without figures', () => {
    expect(formatSecurityFigures(findSecurityFigures('API tests', output))).toEqual([
      '\n==> security figures',
      'row  9  forty version strings  (API tests)',
      'row 25  one address, 1,000 recipients: 0 locked out  (API tests)',
    ]);
    expect(formatSecurityFigures([])).toEqual([]);
  });
});
