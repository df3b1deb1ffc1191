import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'lightningcss';
import { preprocessCSS, type Plugin, type ResolvedConfig } from 'vite';

const packages = fileURLToPath(new URL('../../', import.meta.url));
const registry = fileURLToPath(
  new URL('../../widgets/src/runtime/element/styleRegistry.ts', import.meta.url),
);
const prefix = '\0pawlet-style:';

export interface ShadowStylesOptions {
  /**
   * Styles the document as well, for tests that render widgets with and without a shadow root.
   * @default false
   */
  readonly alsoInDocument?: boolean | undefined;
}

/**
 * Turns style sheets into text for the shadow roots of elements, and their classes into a map. A chunk with a component
 * contains its styles too, also for elements that are already in the page.
 */
export function shadowStyles({ alsoInDocument = false }: ShadowStylesOptions = {}): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'pawlet-shadow-styles',
    enforce: 'pre',
    config: () => ({ css: { modules: { generateScopedName: scopedName } } }),
    configResolved(resolved) {
      config = resolved;
    },
    async resolveId(source, importer) {
      if (!source.endsWith('.css')) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      // Another extension, so that the build does not handle it as a style sheet of the page.
      return found === null ? null : { id: `${prefix}${found.id}.js`, moduleSideEffects: true };
    },
    async load(id) {
      if (!id.startsWith(prefix)) return null;
      const file = id.slice(prefix.length, -'.js'.length);
      this.addWatchFile(file);
      const { code, modules } = await preprocessCSS(await readFile(file, 'utf8'), file, config);
      const text = minify(toShadow(code, file), file);
      const lines = [
        `import { adoptStyles } from ${JSON.stringify(registry)};`,
        ...(text === '' ? [] : [`adoptStyles(${JSON.stringify(text)});`]),
        ...(alsoInDocument ? [documentStyles(code)] : []),
        `export default ${JSON.stringify(modules ?? {})};`,
      ];
      return { code: lines.join('\n'), moduleSideEffects: true };
    },
  };
}

/** The name of a class by the path of its file: the same in every build, whatever its rules are. */
export function scopedName(local: string, file: string): string {
  const place = relative(packages, file.split('?')[0] ?? file).replaceAll('\\', '/');
  return `p${createHash('sha256').update(`${place} ${local}`).digest('hex').slice(0, 7)}`;
}

/**
 * Variables are set on the element itself, where the page can override them; `@property` has no effect in a shadow
 * root, where the element registers what is needed.
 */
export function toShadow(code: string, file: string): string {
  if (file.endsWith('/ui/properties.css')) return '';
  if (!file.endsWith('/ui/tokens.css')) return code;
  return code
    .replaceAll("[data-pawlet-root][data-pawlet-theme='dark']", ":host([data-pawlet-theme='dark'])")
    .replaceAll('[data-pawlet-root]', ':host');
}

function minify(code: string, filename: string): string {
  return transform({ filename, code: Buffer.from(code), minify: true }).code.toString();
}

function documentStyles(code: string): string {
  return `const sheet = new CSSStyleSheet();
sheet.replaceSync(${JSON.stringify(code)});
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];`;
}
