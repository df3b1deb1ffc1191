import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { scopedName, shadowStyles, toShadow } from '../build/shadowStyles.ts';

const widgets = fileURLToPath(new URL('../../widgets/src/', import.meta.url));

describe('styles for shadow roots', () => {
  it('set every variable on the element and none on the root inside', () => {
    const file = `${widgets}ui/tokens.css`;
    const text = toShadow(readFileSync(file, 'utf8'), file);
    expect(text).toContain(':host {');
    expect(text).toContain(":host([data-pawlet-theme='dark']) {");
    expect(text).not.toContain('[data-pawlet-root]');
  });

  it('name classes by their path, the same in every build', () => {
    const file = `${widgets}product-card/ProductCard.module.css`;
    expect(scopedName('list', file)).toBe(scopedName('list', `${file}?used`));
    expect(scopedName('list', file)).toMatch(/^p[0-9a-f]{7}$/u);
    expect(scopedName('list', `${widgets}cart/Cart.module.css`)).not.toBe(scopedName('list', file));
  });

  it('are text and a map of classes, and no style sheet of the page', async () => {
    const result = await build({
      root: widgets,
      configFile: false,
      logLevel: 'silent',
      plugins: [shadowStyles()],
      build: {
        write: false,
        minify: false,
        rolldownOptions: {
          input: `${widgets}product-card/ProductCard.module.css`,
          preserveEntrySignatures: 'strict',
        },
      },
    });
    const output = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
    const code = output.map((file) => ('code' in file ? file.code : '')).join('');
    expect(output.map(({ fileName }) => fileName).filter((name) => name.endsWith('.css'))).toEqual([]);
    const list = scopedName('list', `${widgets}product-card/ProductCard.module.css`);
    expect(code).toContain(`.${list}{`);
    expect(code).toMatch(new RegExp(`"?list"?: "${list}"`, 'u'));
  });
});
