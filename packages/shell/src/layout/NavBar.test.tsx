import { Button } from '@pawlet/widgets/ui';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { closePages, openPageAlone } from '../../test/openPageAlone.tsx';
import { Page } from './Page.tsx';

beforeEach(() => page.viewport(320, 700));
afterEach(async () => {
  await closePages();
  document.documentElement.style.removeProperty('font-size');
  await page.viewport(375, 812);
});

async function openBar(title: string, action: string) {
  return openPageAlone(
    '/pages/cart/cart',
    () => (
      <Page title={title} barActions={<Button variant="ghost">{action}</Button>}>
        {null}
      </Page>
    ),
    () => undefined,
  );
}

/** The lines of an element's text. */
function getLines(element: Element): DOMRectList {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getClientRects();
}

it.each([
  ['购物车（12）', '管理'],
  ['Cart (12)', 'Edit'],
  ['カート（12）', '編集'],
  ['Panier (12)', 'Modifier'],
  ['Warenkorb (12)', 'Bearbeiten'],
  ['Carrello (12)', 'Modifica'],
  ['Carrito (12)', 'Editar'],
  ['장바구니(12)', '편집'],
])('keeps %s and %s whole on a narrow phone with text twice as large', async (title, action) => {
  document.documentElement.style.fontSize = '32px';
  const { screen } = await openBar(title, action);
  const heading = screen.getByRole('heading', { name: title });
  await expect.element(heading).toBeVisible();
  const button = screen.getByText(action).element();
  const bar = screen.getByRole('banner').element().getBoundingClientRect();
  const [titleLine, ...furtherTitle] = getLines(heading.element());
  const [actionLine, ...furtherAction] = getLines(button);
  if (titleLine === undefined || actionLine === undefined) throw new Error('Both have text.');
  expect([furtherTitle.length, furtherAction.length]).toEqual([0, 0]);
  const isBeside = titleLine.right <= actionLine.left;
  const isAbove = titleLine.bottom <= actionLine.bottom - actionLine.height / 2;
  expect(isBeside || isAbove).toBe(true);
  expect(Math.min(titleLine.left, actionLine.left)).toBeGreaterThanOrEqual(0);
  expect(Math.max(titleLine.right, actionLine.right)).toBeLessThanOrEqual(320);
  expect(actionLine.bottom).toBeLessThanOrEqual(bar.bottom);
  expect(titleLine.top).toBeGreaterThanOrEqual(bar.top);
});

it('centres the title where there is space for all', async () => {
  const { screen } = await openBar('Warenkorb (12)', 'Bearbeiten');
  const { left, right } = screen.getByRole('heading').element().getBoundingClientRect();
  expect(Math.abs((left + right) / 2 - 160)).toBeLessThanOrEqual(1);
});
