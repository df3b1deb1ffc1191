import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import type { Ran } from './consumerProject.ts';

/** Runs a program in a folder, with the folder's own programs first in the path; ends it after `limitMs`. */
export async function runIn(
  folder: string,
  [program = '', ...parameters]: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  limitMs = 300_000,
): Promise<Ran> {
  // Each program sets its own: Jest would not choose `test` where it is set.
  const { NODE_ENV: _, ...inherited } = process.env;
  const child = spawn(program, parameters, {
    cwd: folder,
    timeout: limitMs,
    env: {
      ...inherited,
      PATH: `${folder}/node_modules/.bin:${inherited['PATH'] ?? ''}`,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code: code ?? 1, output: stripVTControlCharacters(output) };
}
