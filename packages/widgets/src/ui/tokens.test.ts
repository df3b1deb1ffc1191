import { readFileSync } from 'node:fs';
import { colorVariables, defaultTheme, fixedVariables, themeVariables } from '@pawlet/core/theme';
import { describe, expect, it } from 'vitest';

const source = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const [lightBlock = '', darkBlock = ''] = source.split("[data-pawlet-theme='dark']");

function toValues(block: string): Map<string, string> {
  return new Map(
    [...block.matchAll(/(--pawlet-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      normal(
        value
          .replace(/^var\(--pawlet-shop-[\w-]+, (.*)\)$/u, '$1')
          .replace(/^calc\((\d+px) \* var\(--pawlet-shop-density, 1\)\)$/u, '$1'),
      ),
    ]),
  );
}

/** Lower case, single quotes, long hex colours. */
function normal(value: string): string {
  return value
    .toLowerCase()
    .replaceAll('"', "'")
    .replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/, '#$1$1$2$2$3$3')
    .trim();
}

describe('the fallback values of the style sheet', () => {
  const light = toValues(lightBlock);
  const dark = toValues(darkBlock);

  it.each(colorVariables)('%s is that of the default theme in both modes', (name) => {
    expect(light.get(name)).toBe(normal(themeVariables(defaultTheme, 'light')[name]));
    expect(dark.get(name) ?? light.get(name)).toBe(normal(themeVariables(defaultTheme, 'dark')[name]));
  });

  it.each(colorVariables)('%s is that of the shop where it has a theme', (name) => {
    const own = `${name}: var(${name.replace('--pawlet-', '--pawlet-shop-')}, `;
    expect(lightBlock).toContain(own);
    expect(darkBlock.includes(`${name}:`)).toBe(darkBlock.includes(own));
  });

  it.each(Object.entries(fixedVariables))('%s exists', (name) => {
    // A page's own font overrides those of the languages.
    expect(light.has(name === '--pawlet-font' ? '--pawlet-font-default' : name)).toBe(true);
  });
});
