import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { Gallery } from './Gallery.tsx';
import { Root } from './Root.tsx';

afterEach(async () => {
  await cleanup();
  await page.viewport(375, 812);
});

describe.each(['light', 'dark'] as const)('all building blocks, %s', (theme) => {
  it('have no accessibility violations', async () => {
    const { container } = await render(
      <Root theme={theme}>
        <Gallery />
      </Root>,
    );
    const { violations } = await axe.run(container, { resultTypes: ['violations'] });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual(
      [],
    );
  });

  it('save a screenshot', async () => {
    await page.viewport(375, 4400);
    await render(
      <Root theme={theme}>
        <Gallery />
      </Root>,
    );
    await expect.element(page.getByRole('heading', { name: 'Gallery' })).toBeVisible();
    await page.screenshot({ path: `./__screenshots__/gallery-${theme}.png` });
  });
});

it.each([300, 320, 480])('fits into %i px', async (width) => {
  await page.viewport(width, 800);
  const { container } = await render(
    <Root>
      <Gallery />
    </Root>,
  );
  expect(document.documentElement.scrollWidth).toBe(width);
  const tooWide = [...container.querySelectorAll('.galleryCard, .gallerySection > *')].filter(
    (element) => element.getBoundingClientRect().right > width,
  );
  expect(tooWide.map((element) => element.className)).toEqual([]);
});
