import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const layers = '@layer pawlet.reset, pawlet.ui, pawlet.parts, pawlet.widgets, pawlet.pages;\n';
/** Styles needed by every widget. */
const base = ['ui/properties.css', 'ui/tokens.css', 'ui/base.css'].map((file) => join(dist, file));

/**
 * Writes the package's style sheets from those of its modules: `style.css` with all of them, one file per widget with
 * the styles of its first view, and a module with the text of `style.css` for lazily loaded parts of a widget.
 * @param widgets - folders of the entries with their own file, such as `product-card`
 */
export async function writeStyles(widgets: readonly string[]): Promise<void> {
  const all = [...base, ...findStyles()];
  const text = `${layers}@layer pawlet.pages { :root { --pawlet-styles: all; } }\n${read(all)}`;
  writeFileSync(join(dist, 'style.css'), text);
  writeFileSync(join(dist, 'runtime/styles/text.js'), `export const styles = ${JSON.stringify(text)};\n`);
  for (const widget of widgets) {
    const used = await findUsedStyles(join(dist, widget, 'index.js'));
    const own = pruneVariables(read(all.filter((file) => base.includes(file) || used.has(file))));
    writeFileSync(
      join(dist, `${widget}.css`),
      `${layers}@layer pawlet.reset { :root { --pawlet-styles: part; } }\n${own}`,
    );
  }
}

const toStyles = (id: string): string => id.replace(/\.module\.js$/u, '.css');
const read = (files: readonly string[]): string => files.map((file) => readFileSync(file, 'utf8')).join('\n');

/** The style sheets of all modules, by path: precedence is determined by cascade layers. */
function findStyles(): readonly string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\/\w+\.css$/u.test(file))
    .map((file) => join(dist, file))
    .filter((file) => !base.includes(file))
    .sort();
}

/** The style sheets of the modules in the initial load of an application with this entry only. */
async function findUsedStyles(entry: string): Promise<ReadonlySet<string>> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: (id) => !/^[./]/u.test(id),
      },
    },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const chunks = outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
  const loaded = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of loaded)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk);
  const modules = [...loaded].flatMap((chunk) => Object.entries(chunk.modules));
  return new Set(
    modules
      .filter(([id, { renderedLength }]) => id.endsWith('.module.js') && renderedLength > 0)
      .map(([id]) => toStyles(id)),
  );
}

/** Removes custom properties that no rule of the file uses. */
function pruneVariables(text: string): string {
  const declaration = /^[ \t]*(?<name>--pawlet-[\w-]+):[^;]*;\n/gmu;
  let pruned = text;
  for (;;) {
    const used = new Set([...pruned.matchAll(/var\(\s*(--pawlet-[\w-]+)/gu)].map(([, name]) => name));
    const next = pruned.replaceAll(declaration, (line, name: string) => (used.has(name) ? line : ''));
    if (next === pruned) break;
    pruned = next;
  }
  // And their registrations.
  return pruned.replaceAll(/@property (--pawlet-[\w-]+) \{[^}]*\}\n*/gu, (rule, name: string) =>
    pruned.includes(`var(${name}`) ? rule : '',
  );
}
