import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeEntries } from '../release/manifest.ts';
import { publishedPackages, root } from '../release/pack.ts';

const folder = join(root, 'packages/widgets');
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

/** Files whose stories are on a documentation page: one of their own, or a page that shows them beside its text. */
const documented = globSync(['src/**/*.stories.tsx', 'docs/**/*.stories.tsx'], { cwd: folder }).filter(
  (path) =>
    !read(path).includes("'!autodocs'") || read('docs/OwnMarkup.mdx').includes(path.replace('docs/', './')),
);
const shown = [...documented, ...globSync('docs/own/*.tsx', { cwd: folder })].map(read).join('\n');

/** The entries of the widgets: the others have what is around one, which the guides describe. */
const entries = publishedPackages()
  .filter(({ manifest }) => manifest.name === '@pawlet/widgets')
  .flatMap(({ manifest }) => codeEntries(manifest))
  .map(({ entry }) => entry.replace(/^\.\/?/u, ''))
  .filter((entry) => !['', 'app', 'mount', 'element', 'embed', 'rich-text', 'server'].includes(entry));

/** The components that an entry exports: what starts with a capital letter and is no type. */
function listComponents(entry: string): readonly string[] {
  return Array.from(read(`src/${entry}/index.ts`).matchAll(/^export \{(?<names>[^}]*)\}/gmu)).flatMap(
    ({ groups }) =>
      (groups?.['names'] ?? '')
        .split(',')
        .map((name) => name.trim())
        .filter((name) => /^[A-Z][a-z]/u.test(name)),
  );
}

describe('the documentation pages of Storybook', () => {
  it('are there for every story: of each file, unless a guide shows it', () => {
    expect(readFileSync(join(root, '.storybook/preview.tsx'), 'utf8')).toContain("tags: ['autodocs']");
    expect(documented.length).toBeGreaterThan(40);
  });

  it.each(entries)('show every component of %s, with live code', (entry) => {
    const components = listComponents(entry);
    const missing = components.filter(
      (name) => !new RegExp(`<(?:\\w+\\.)?${name}\\b|component: ${name}\\b|=\\{${name}\\}`, 'u').test(shown),
    );
    expect(missing).toEqual([]);
    if (entry !== 'product') expect(components).not.toEqual([]);
  });

  it('have country and currency in the toolbar', () => {
    const preview = readFileSync(join(root, '.storybook/preview.tsx'), 'utf8');
    expect(preview).toMatch(/country: \{[^]*toolbar: \{[^]*title: 'Germany · EUR'/u);
  });
});
