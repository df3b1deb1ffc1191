import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Root } from '../../../test/Root.tsx';
import { Tabs } from './Tabs.tsx';

const items = ['All', 'Unpaid', 'Processing', 'Shipped', 'To review', 'Refunds'].map((label) => ({
  id: label,
  label,
}));

function Harness() {
  const [selected, setSelected] = useState('All');
  return (
    <Root>
      <Tabs label="Orders" items={items} selected={selected} onSelect={setSelected} panelId="panel" />
      <div id="panel" role="tabpanel" tabIndex={-1} aria-label={selected}>
        {selected}
      </div>
    </Root>
  );
}

describe('Tabs', () => {
  it('moves with the arrow keys, around the ends, and with Home and End', async () => {
    const screen = await render(<Harness />);
    await screen.getByRole('tab', { name: 'All' }).click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByRole('tab', { name: 'Unpaid' })).toHaveFocus();
    await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('Unpaid');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.element(screen.getByRole('tab', { name: 'Refunds' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(screen.getByRole('tab', { name: 'All', selected: true })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(screen.getByRole('tab', { name: 'Refunds', selected: true })).toHaveFocus();
  });

  it('can be dragged by a mouse without selecting', async () => {
    const handleSelect = vi.fn<(id: string) => void>();
    const screen = await render(
      <Root>
        <div style={{ inlineSize: '240px' }}>
          <Tabs label="Orders" items={items} selected="All" onSelect={handleSelect} />
        </div>
      </Root>,
    );
    const list = screen.getByRole('tablist');
    await userEvent.dragAndDrop(list, list, {
      sourcePosition: { x: 220, y: 20 },
      targetPosition: { x: 40, y: 20 },
    });
    await expect.poll(() => list.element().scrollLeft).toBeGreaterThan(100);
    expect(handleSelect).not.toHaveBeenCalled();
  });

  it('is one stop for the Tab key', async () => {
    const screen = await render(<Harness />);
    const stops = screen
      .getByRole('tab')
      .elements()
      .filter((tab) => tab instanceof HTMLElement && tab.tabIndex === 0);
    expect(stops).toHaveLength(1);
  });

  it('opens with the selected tab visible, and scrolls smoothly to another only without reduced motion', async () => {
    const scroll = vi.spyOn(HTMLElement.prototype, 'scrollTo');
    onTestFinished(() => void vi.restoreAllMocks());
    const ways = () =>
      scroll.mock.calls.map(([options]) => (options as ScrollToOptions | undefined)?.behavior);
    const screen = await render(<Harness />);
    expect(ways()).toEqual(['instant']);
    await screen.getByRole('tab', { name: 'Refunds' }).click();
    expect(ways()).toEqual(['instant', 'smooth']);
    const { matchMedia } = globalThis;
    vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
      matchMedia(query === '(prefers-reduced-motion: reduce)' ? 'all' : query),
    );
    await screen.getByRole('tab', { name: 'All' }).click();
    expect(ways()).toEqual(['instant', 'smooth', 'instant']);
  });

  it('keeps the selected tab visible when counts loaded later widen the row', async () => {
    const row = (count?: number) => (
      <Root>
        <Tabs
          label="Orders"
          items={items.map((item) => ({ ...item, count }))}
          selected="Refunds"
          onSelect={() => {}}
        />
      </Root>
    );
    const screen = await render(row());
    await screen.rerender(row(12));
    const tab = screen.getByRole('tab', { name: 'Refunds 12' });
    const list = screen.getByRole('tablist').element();
    expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    expect(tab.element().getBoundingClientRect().right).toBeLessThanOrEqual(
      list.getBoundingClientRect().right + 1,
    );
  });

  it('scrolls the selected tab into view without moving the page', async () => {
    const screen = await render(<Harness />);
    await screen.getByRole('tab', { name: 'Refunds' }).click();
    await expect
      .poll(() => screen.getByRole('tab', { name: 'Refunds' }).element().getBoundingClientRect().right)
      .toBeLessThanOrEqual(376);
    expect(scrollY).toBe(0);
  });
});
