import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';
import { preferDemo } from './demoMode.ts';
import { secretVariables } from './secretFiles.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'pawlet-secrets-'));
const url = 'postgres://shop:secret@db.example/pawlet';
const file = path.join(folder, 'url');
writeFileSync(file, `${url}\n`);
afterAll(() => rmSync(folder, { recursive: true }));

describe('secrets in files', () => {
  it('are read like the variables themselves', () => {
    expect(readEnvironment({ DATABASE_URL_FILE: file }, folder).databaseUrl).toBe(url);
  });

  it('count as a configured database: the start is no demo', () => {
    const { environment } = preferDemo({ DATABASE_URL_FILE: file });
    expect(environment['PAWLET_DEMO']).toBeUndefined();
  });

  it('are refused beside the variable itself', () => {
    expect(() => readEnvironment({ DATABASE_URL_FILE: file, DATABASE_URL: url }, folder)).toThrow(
      'DATABASE_URL and DATABASE_URL_FILE are both set',
    );
  });

  it.each(secretVariables)('are named with the reason when %s_FILE cannot be read', (name) => {
    const missing = path.join(folder, 'missing');
    expect(() => readEnvironment({ [`${name}_FILE`]: missing }, folder)).toThrow(
      `${name}_FILE: "${missing}" cannot be read (ENOENT)`,
    );
  });
});
