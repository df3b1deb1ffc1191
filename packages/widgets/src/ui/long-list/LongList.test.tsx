import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { PageFrontContext } from '../../runtime/inFront.ts';
import { InfiniteSentinel } from './InfiniteSentinel.tsx';
import { LongList } from './LongList.tsx';

const rowHeight = 100;
const getId = (item: number): number => item;
const draw = (item: number) => (
  <p style={{ blockSize: `${rowHeight}px`, margin: 0 }}>
    <a href="#x">row {item}</a>
  </p>
);
const rowsUpTo = (count: number): readonly number[] => Array.from({ length: count }, (_, item) => item);

function Growing({ most, isInFront = true }: { readonly most: number; readonly isInFront?: boolean }) {
  const [count, setCount] = useState(20);
  return (
    <PageFrontContext.Provider
      value={{ isInFront: () => isInFront, isCovered: () => !isInFront, onReturn: () => () => undefined }}
    >
      <LongList items={rowsUpTo(count)} toKey={getId} draw={draw} />
      <InfiniteSentinel
        key={count}
        status={count < most ? 'idle' : 'end'}
        onReach={() => setCount((before) => Math.min(most, before + 20))}
      />
    </PageFrontContext.Provider>
  );
}

// The previous test may have scrolled the window.
beforeEach(() => window.scrollTo(0, 0));

const drawn = (): number => document.querySelectorAll('p').length;

async function scrollToEnd(most: number): Promise<void> {
  await expect
    .poll(
      () => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        return document.documentElement.scrollHeight;
      },
      { timeout: 10_000, interval: 20 },
    )
    .toBeGreaterThanOrEqual(most * rowHeight);
}

it('renders items near the viewport, and keeps the height of the rest', async () => {
  const screen = await render(<Growing most={1000} />);
  await scrollToEnd(1000);
  await expect.element(screen.getByText('row 999')).toBeVisible();
  await expect.poll(drawn).toBeLessThan(200);
  window.scrollTo(0, 300 * rowHeight);
  const row = screen.getByText('row 300', { exact: true });
  await expect.element(row).toBeVisible();
  expect(Math.abs(row.element().getBoundingClientRect().top)).toBeLessThan(rowHeight);
});

it('replaces many far items with one empty box of their exact height', async () => {
  const uneven = (item: number) => (
    <p style={{ blockSize: `${rowHeight + (item % 7) * 20}px`, margin: 0 }}>row {item}</p>
  );
  const screen = await render(
    <div data-list="">
      <LongList items={rowsUpTo(1000)} toKey={getId} draw={uneven} />
    </div>,
  );
  const list = screen.container.querySelector('[data-list]');
  const boxes = (): number => list?.querySelectorAll('div').length ?? 0;
  // To the end, so that each item has been rendered once, and back to the start.
  const page = document.documentElement;
  while (window.scrollY + window.innerHeight < page.scrollHeight - 1) {
    window.scrollBy(0, 2000);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  await expect.element(screen.getByText('row 999', { exact: true })).toBeVisible();
  await expect.poll(boxes).toBeLessThan(60);
  const height = list?.clientHeight;
  window.scrollTo(0, 0);
  await expect.element(screen.getByText('row 0', { exact: true })).toBeVisible();
  await expect.poll(boxes).toBeLessThan(60);
  expect(list?.clientHeight).toBe(height);
});

it('keeps its items while its page is not in front, and the one with the focus', async () => {
  const screen = await render(<Growing most={400} />);
  const link = screen.getByRole('link', { name: 'row 1', exact: true }).element();
  if (link instanceof HTMLElement) link.focus();
  await scrollToEnd(400);
  await expect.element(screen.getByText('row 399')).toBeVisible();
  await expect.poll(drawn).toBeLessThan(200);
  expect(document.activeElement).toBe(link);
  await screen.rerender(<Growing most={400} isInFront={false} />);
  const before = drawn();
  window.scrollTo(0, 200 * rowHeight);
  await expect.element(screen.getByText('row 200', { exact: true })).toBeVisible();
  expect(drawn()).toBeGreaterThan(before);
});

it('renders the first items of a restored list, and the rest as they come near', async () => {
  const screen = await render(
    <LongList items={rowsUpTo(2000)} toKey={getId} draw={draw} estimatedHeight={1000} />,
  );
  await expect.element(screen.getByText('row 0', { exact: true })).toBeVisible();
  expect(drawn()).toBeLessThan(200);
  window.scrollTo(0, 1500 * rowHeight);
  await expect.element(screen.getByText('row 1500', { exact: true })).toBeVisible();
});

it('renders a block progressively, and keeps its height meanwhile', async () => {
  const steps: [number, number][] = [];
  const watch = new MutationObserver(() => {
    if (drawn() > 0) steps.push([drawn(), document.querySelector('[data-list]')?.clientHeight ?? 0]);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await render(
    <div data-list="">
      <LongList items={rowsUpTo(10)} toKey={getId} draw={draw} />
    </div>,
  );
  await expect.poll(drawn).toBe(10);
  watch.disconnect();
  expect(steps.length).toBeGreaterThan(2);
  expect(new Set(steps.map(([, height]) => height))).toEqual(new Set([10 * rowHeight]));
});
