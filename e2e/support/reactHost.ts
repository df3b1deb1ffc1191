import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { codeEntries } from '../../tooling/release/manifest.ts';
import { pack, publishedPackages, root } from '../../tooling/release/pack.ts';

const example = fileURLToPath(new URL('../../examples/react-host', import.meta.url));

/** How a command ended. */
export interface Ran {
  readonly code: number;
  readonly output: string;
}

/** A copy of the example in a folder of its own, with the packages as npm would send them. */
export interface ReactHost {
  /** Runs a program of the project; its development build of React tells of every mistake. */
  run(command: readonly string[], environment?: Readonly<Record<string, string>>): Promise<Ran>;
  /** Serves what was built, until the end. */
  serve(port: number): Promise<void>;
  /** What the serving process has said, and the programs so far. */
  said(): string;
  end(): Promise<void>;
}

/** The folders of packages that have yet to be built. */
export function unbuiltPackages(): readonly string[] {
  return publishedPackages()
    .filter(({ folder, manifest }) =>
      codeEntries(manifest).some(({ code }) => !existsSync(join(root, folder, code))),
    )
    .map(({ folder }) => folder);
}

/** Packs every published package into a folder; answers the tarballs by the packages' names. */
export function packInto(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    publishedPackages().map((published) => [published.manifest.name, pack(published, folder).tarball]),
  );
}

/** A module with every entry that is published, so that all types are checked. */
function importsOfEveryEntry(): string {
  return publishedPackages()
    .flatMap(({ manifest }) => codeEntries(manifest).map(({ entry }) => `${manifest.name}${entry.slice(1)}`))
    .map((name) => `import type {} from '${name}';\n`)
    .join('');
}

/** Copies the example, with these versions in place of its own. Nothing is installed yet. */
export function copyReactHost(versions: Readonly<Record<string, string>>): ReactHost {
  const folder = mkdtempSync(join(tmpdir(), 'pawlet-react-host-'));
  cpSync(example, folder, { recursive: true, filter: (path) => !/\/(?:node_modules|dist.*)$/u.test(path) });
  const manifestPath = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  for (const field of ['dependencies', 'devDependencies'] as const) {
    for (const name of Object.keys(manifest[field])) {
      manifest[field][name] = versions[name] ?? manifest[field][name] ?? '';
    }
  }
  // The example needs not all of them; `everyEntry.ts` does.
  for (const { manifest: published } of publishedPackages())
    manifest.dependencies[published.name] = versions[published.name] ?? published.version;
  writeFileSync(manifestPath, JSON.stringify(manifest));
  writeFileSync(join(folder, 'src/everyEntry.ts'), importsOfEveryEntry());

  let server: ChildProcess | undefined;
  let said = '';
  const start = (
    [program = '', ...parameters]: readonly string[],
    environment: Readonly<Record<string, string>> = {},
  ): ChildProcess => {
    const child = spawn(program, parameters, {
      cwd: folder,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        PATH: `${folder}/node_modules/.bin:${process.env['PATH'] ?? ''}`,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => void (said += chunk.toString()));
    }
    return child;
  };

  return {
    async run(command, environment) {
      const before = said.length;
      const child = start(command, environment);
      const [code] = (await once(child, 'close')) as [number | null];
      return { code: code ?? 1, output: said.slice(before) };
    },
    async serve(port) {
      server = start(['node', 'serve.mjs'], { PORT: String(port) });
      await Promise.race([once(server.stdout ?? server, 'data'), once(server, 'exit')]);
      if (server.exitCode !== null) throw new Error(`The example does not run:\n${said}`);
    },
    said: () => said,
    async end() {
      if (server !== undefined && server.exitCode === null) {
        const ended = once(server, 'exit');
        server.kill();
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
