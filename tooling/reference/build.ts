import { join } from 'node:path';
import { Application, ConsoleLogger, LogLevel, OptionDefaults } from 'typedoc';
import { codeEntries } from '../release/manifest.ts';
import { publishedPackages, root } from '../release/pack.ts';

/** The entries of the published packages: the name that a program imports, by the source that it is built from. */
function entryNames(): ReadonlyMap<string, string> {
  return new Map(
    publishedPackages().flatMap(({ folder, manifest }) =>
      codeEntries(manifest).map(({ entry }): [string, string] => {
        const target = manifest.exports[entry];
        const source = typeof target === 'object' ? target['@pawlet/source'] : undefined;
        if (source === undefined) throw new Error(`${manifest.name}: the entry "${entry}" has no source.`);
        return [join(root, folder, source), manifest.name + entry.slice(1)];
      }),
    ),
  );
}

/**
 * A union of two bodies of the wire has the fields of both, and TypeDoc warns that it shows the comment of one. The
 * comments of such fields say the same.
 */
class ReferenceLogger extends ConsoleLogger {
  override log(message: string, level: Parameters<ConsoleLogger['log']>[1]): void {
    if (!message.includes('multiple declarations with a comment')) super.log(message, level);
  }
}

/**
 * Writes the API reference of the published packages as HTML, from their docstrings. A link that leads nowhere and an
 * entry without a module are errors.
 *
 * @param out path of the folder, which is emptied first
 * @throws Error with the number of problems, which are printed
 */
export async function buildReference(out: string): Promise<void> {
  const names = entryNames();
  const app = await Application.bootstrap({
    name: 'Pawlet',
    readme: 'none',
    tsconfig: join(root, 'tooling/reference/tsconfig.json'),
    basePath: root,
    entryPoints: [...names.keys()],
    // The code is checked by `npm run check:types`.
    skipErrorChecking: true,
    disableSources: true,
    disableGit: true,
    excludeExternals: true,
    excludeInternal: true,
    excludePrivate: true,
    sort: ['kind', 'alphabetical'],
    blockTags: [...OptionDefaults.blockTags, '@ts-ignore'],
    validation: { invalidLink: true, notExported: false, notDocumented: false },
    hideGenerator: true,
    logLevel: LogLevel.Warn,
  });
  app.logger = new ReferenceLogger();
  app.logger.level = LogLevel.Warn;
  const entries = app.getEntryPoints() ?? [];
  for (const entry of entries) {
    entry.displayName = names.get(entry.sourceFile.fileName) ?? entry.displayName;
  }
  if (entries.length !== names.size) throw new Error(`reference: ${entries.length} of ${names.size} entries`);
  const project = app.converter.convert(entries);
  app.validate(project);
  await app.generateDocs(project, out);
  const { errorCount, warningCount } = app.logger;
  if (errorCount + warningCount > 0) {
    throw new Error(`reference: ${errorCount} errors, ${warningCount} warnings`);
  }
  console.log(`reference: ${entries.length} entries`);
}
