import axe from 'axe-core';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Root } from '../../../test/Root.tsx';
import { closeTopModal } from './modalStack.ts';
import { Sheet } from './Sheet.tsx';

function Harness({ onClosed }: { readonly onClosed?: (() => void) | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isInnerOpen, setIsInnerOpen] = useState(false);
  return (
    <Root>
      <div style={{ blockSize: '2000px' }}>
        <button type="button" onClick={() => setIsOpen(true)}>
          Choose
        </button>
      </div>
      <Sheet
        open={isOpen}
        title="Options"
        footer={<button type="button">Done</button>}
        onClose={() => {
          setIsOpen(false);
          onClosed?.();
        }}
      >
        <input type="file" aria-label="Picture" />
        <button type="button" onClick={() => setIsInnerOpen(true)}>
          More
        </button>
        <p style={{ blockSize: '900px' }}>Long content</p>
        <Sheet open={isInnerOpen} title="Inner" onClose={() => setIsInnerOpen(false)}>
          Inside
        </Sheet>
      </Sheet>
    </Root>
  );
}

async function openSheet(onClosed?: () => void) {
  const screen = await render(<Harness onClosed={onClosed} />);
  await screen.getByRole('button', { name: 'Choose' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Options' })).toBeVisible();
  return screen;
}

describe('Sheet', () => {
  it('moves the focus inside and restores it', async () => {
    const screen = await openSheet();
    expect(screen.getByRole('dialog').element().contains(document.activeElement)).toBe(true);
    await expect.element(screen.getByRole('heading', { name: 'Options' })).toHaveFocus();
    await screen.getByRole('button', { name: 'Close' }).click();
    await expect.element(screen.getByRole('button', { name: 'Choose' })).toHaveFocus();
    await expect.poll(() => document.querySelector('dialog')).toBeNull();
  });

  it('traps the focus', async () => {
    const screen = await openSheet();
    const dialog = screen.getByRole('dialog').element();
    for (let step = 0; step < 8; step += 1) {
      await userEvent.tab();
      const { activeElement } = document;
      expect(activeElement === document.body || dialog.contains(activeElement)).toBe(true);
    }
  });

  it('closes with Escape, twice in a row', async () => {
    const handleClosed = vi.fn<() => void>();
    const screen = await openSheet(handleClosed);
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Choose' }).click();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(handleClosed).toHaveBeenCalledTimes(2);
  });

  it('closes on a tap beside it and not on one inside', async () => {
    const screen = await openSheet();
    await screen.getByText('Long content').click({ position: { x: 20, y: 5 } });
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await screen.getByRole('dialog').click({ position: { x: 20, y: 20 } });
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays open when a file input inside is cancelled', async () => {
    const screen = await openSheet();
    screen
      .getByLabelText('Picture')
      .element()
      .dispatchEvent(new Event('cancel', { bubbles: true }));
    await expect.element(screen.getByRole('dialog')).toBeVisible();
  });

  it('closes the topmost one first with Back', async () => {
    const screen = await openSheet();
    await screen.getByRole('button', { name: 'More' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Inner' })).toBeVisible();
    expect(closeTopModal(document)).toBe(true);
    await expect.element(screen.getByRole('dialog', { name: 'Inner' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('dialog', { name: 'Options' })).toBeVisible();
    expect(closeTopModal(document)).toBe(true);
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(closeTopModal(document)).toBe(false);
  });

  it('is at most 85% high and prevents page scrolling', async () => {
    const screen = await openSheet();
    const panel = screen.getByRole('dialog').element().firstElementChild;
    await expect.poll(() => panel?.getBoundingClientRect().bottom).toBe(812);
    expect(panel?.getBoundingClientRect().height).toBeLessThanOrEqual(812 * 0.85 + 1);
    const wheel = new WheelEvent('wheel', { deltaY: 200, bubbles: true, cancelable: true });
    screen.getByRole('heading', { name: 'Options' }).element().dispatchEvent(wheel);
    expect(wheel.defaultPrevented).toBe(true);
    const inside = new WheelEvent('wheel', { deltaY: 200, bubbles: true, cancelable: true });
    screen.getByText('Long content').element().dispatchEvent(inside);
    expect(inside.defaultPrevented).toBe(false);
  });

  it('has no accessibility violations', async () => {
    const screen = await openSheet();
    const { violations } = await axe.run(screen.getByRole('dialog').element());
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.screenshot({ path: './__screenshots__/sheet.png' });
  });
});
