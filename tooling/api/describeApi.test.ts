import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeApi } from './describeApi.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pawlet-api-test-'));
  mkdirSync(join(folder, 'dist'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function report(files: Readonly<Record<string, string>>, entries: readonly string[] = ['index']): string {
  for (const [name, code] of Object.entries(files)) {
    writeFileSync(join(folder, 'dist', `${name}.d.ts`), code);
  }
  const found = entries.map((name) => ({ name, types: join(folder, 'dist', `${name}.d.ts`) }));
  return describeApi(found, folder)[0]?.text ?? '';
}

describe('the report of an entry', () => {
  it('does not depend on the names or order of chunks', () => {
    const first = report({
      'chunk-AAA':
        'interface Cat { readonly name: string }\ninterface Dog {}\nexport { Cat as t, Dog as n };',
      index: 'import { t as Cat, n as Dog } from "./chunk-AAA.js";\nexport { type Dog, type Cat };',
    });
    const second = report({
      'chunk-BBB':
        '/** A pet. */\ninterface Dog {}\ninterface Cat {\n  readonly name: string;\n}\nexport { Cat as x, Dog as y };',
      index: 'import { x as Cat, y as Dog } from "./chunk-BBB.js";\nexport { type Cat, type Dog };',
    });
    expect(second).toBe(first);
    expect(first).toContain('interface Cat {\n    readonly name: string;\n}\n\ninterface Dog');
  });

  it('includes what is not exported itself but part of an export', () => {
    const text = report({
      index:
        'interface Collar { readonly size: number }\ninterface Leash {}\ninterface Dog { readonly collar: Collar }\nexport { type Dog };',
    });
    expect(text).toMatch(/Not exported.+\s+```ts\ninterface Collar/u);
    expect(text).not.toContain('Leash');
  });

  it('does not repeat what another entry exports', () => {
    const files = {
      index: 'import type { Cat } from "./cats.js";\nexport declare function feed(cat: Cat): void;',
      cats: 'export interface Cat { readonly name: string }',
    };
    expect(report(files, ['index', 'cats'])).not.toContain('interface Cat');
    expect(report(files)).toContain('interface Cat');
  });

  it('sorts the members of unions', () => {
    const first = report({ index: "export type Size = 'small' | undefined | ('large' | null);" });
    const second = report({ index: "export type Size = (null | 'large') | 'small' | undefined;" });
    expect(second).toBe(first);
    expect(first).toContain("'large' | 'small' | null | undefined");
  });

  it('writes schemas as the types that they describe', () => {
    const text = report({
      index: `declare namespace v {
        interface StringSchema<M> { m: M }
        interface NullishSchema<S, D> { s: S; d: D }
        interface ArraySchema<S, M> { s: S; m: M }
        interface ObjectSchema<E, M> { e: E; m: M }
        interface SchemaWithPipe<T> { t: T }
        interface MaxLengthAction<I, L, M> { i: I; l: L; m: M }
      }
      export declare const cat: v.ObjectSchema<{
        readonly name: v.SchemaWithPipe<readonly [v.StringSchema<"type">, v.MaxLengthAction<string, 9, "long">]>;
        readonly toys: v.NullishSchema<v.ArraySchema<v.StringSchema<undefined>, undefined>, undefined>;
      }, undefined>;`,
    });
    expect(text).toContain('name: pipe<string, maxLength<9, "long">>;\n    toys: nullish<string[]>;');
  });
});
