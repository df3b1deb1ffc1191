import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** How a source refers to another one, a package, or (last) a file beside it. */
const naming = [
  /\b(?:import|export)\s(?!type\b)[^'";]*?\bfrom\s*'([^']+)'/gu,
  /^import\s*'([^']+)'/gmu,
  /\bimport\(\s*'([^']+)'\s*\)/gu,
  /\b(?:import\.meta|require)\.resolve\(\s*'([^']+)'\s*\)/gu,
  /\brequire\(\s*'([^']+)'\s*\)/gu,
] as const;
const besideIt = /\bnew URL\(\s*'([^']+)',\s*import\.meta\.url\)/gu;

/** What programs refer to at run time, from the root of the repository. */
export interface NamedFiles {
  /** Sources, and files and folders that these read. */
  readonly paths: ReadonlySet<string>;
  /** Installed packages by name, each with a source that refers to it. */
  readonly packages: ReadonlyMap<string, string>;
}

const all = (pattern: RegExp, source: string) => [...source.matchAll(pattern)].map(([, name = '']) => name);

/** The source behind an import of a package of this repository. */
function findSource(root: string, name: string): string {
  const [scope = '', short = '', ...rest] = name.split('/');
  const folder = `packages/${short}`;
  const { exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string | Record<string, string>>;
  };
  const target = exports[['.', ...rest].join('/')];
  const file = typeof target === 'object' ? target['@pawlet/source'] : target;
  if (file === undefined) throw new Error(`${scope}/${short} does not export ${name}.`);
  return join(folder, file);
}

/** Everything that programs import, read or run in a thread by a literal name, transitively. */
export function findNamedFiles(root: string, programs: readonly string[]): NamedFiles {
  const paths = new Set<string>();
  const packages = new Map<string, string>();
  const waiting = [...programs];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (paths.has(path)) continue;
    paths.add(path);
    const file = join(root, path);
    if (!path.endsWith('.ts') || !existsSync(file) || !statSync(file).isFile()) continue;
    const source = readFileSync(file, 'utf8');
    const beside = (name: string) => relative(root, join(dirname(file), name));
    waiting.push(...all(besideIt, source).map(beside));
    for (const name of naming.flatMap((pattern) => all(pattern, source))) {
      if (name.startsWith('.')) waiting.push(beside(name));
      else if (name.startsWith('@pawlet/')) waiting.push(findSource(root, name));
      else if (!name.startsWith('node:')) packages.set(/^(?:@[^/]+\/)?[^/]+/u.exec(name)?.[0] ?? name, path);
    }
  }
  return { paths, packages };
}
