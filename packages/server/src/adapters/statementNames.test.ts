import { describe, expect, it } from 'vitest';
import { createStatementNames } from './statementNames.ts';

describe('createStatementNames', () => {
  it('gives a repeated text the same name every time', () => {
    const names = createStatementNames();
    expect([1, 2].map(() => names.readName('select 1'))).toEqual([undefined, undefined]);
    const name = names.readName('select 1');
    expect(name).toMatch(/^pawlet_\d+$/u);
    expect(names.readName('select 1')).toBe(name);
  });

  it('gives every text its own name, up to the limit that connections can keep', () => {
    const names = createStatementNames();
    const given = Array.from({ length: 1000 }, (_, index) => {
      const text = `select ${index}`;
      names.readName(text);
      names.readName(text);
      return names.readName(text);
    }).filter((name) => name !== undefined);
    expect(new Set(given).size).toBe(given.length);
    expect(given.length).toBe(300);
  });
});
