import { useCallback, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Root } from '../../../test/Root.tsx';
import { Sheet } from './Sheet.tsx';
import { Toast } from './Toast.tsx';
import type { ToastContent } from './Toast.tsx';

/** Texts inserted into a live region, as assistive technology would announce them. */
function listenToRegions(): string[] {
  const announced: string[] = [];
  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        const region = node.parentElement?.closest('output, [aria-live]');
        if (region?.getAttribute('aria-live') === 'polite' && node.textContent !== '')
          announced.push(node.textContent ?? '');
      }
    }
  }).observe(document.body, { childList: true, subtree: true });
  return announced;
}

function Harness({ action }: { readonly action?: ToastContent['action'] }) {
  const [toast, setToast] = useState<ToastContent>();
  const [isOpen, setIsOpen] = useState(false);
  const handleDone = useCallback(() => setToast(undefined), []);
  const show = () => setToast((shown) => ({ id: (shown?.id ?? 0) + 1, text: 'Added', action }));
  return (
    <Root>
      <button type="button" onClick={show}>
        Add
      </button>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Toast toast={toast} onDone={handleDone} />
      <Sheet height="full" open={isOpen} title="Options" onClose={() => setIsOpen(false)}>
        <button type="button" onClick={show}>
          Add inside
        </button>
        <button
          type="button"
          onClick={() => {
            show();
            setIsOpen(false);
          }}
        >
          Add and close
        </button>
      </Sheet>
    </Root>
  );
}

describe('Toast', () => {
  let announced: string[] = [];
  beforeEach(() => {
    announced = listenToRegions();
  });
  afterEach(() => void vi.useRealTimers());

  it('is shown, announced once and removed after 3 seconds', async () => {
    const screen = await render(<Harness />);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await screen.getByRole('button', { name: 'Add' }).click();
    await vi.advanceTimersByTimeAsync(100);
    await expect.element(screen.getByText('Added')).toBeVisible();
    await vi.advanceTimersByTimeAsync(2800);
    await expect.element(screen.getByText('Added')).toBeVisible();
    await vi.advanceTimersByTimeAsync(300);
    await expect.element(screen.getByText('Added')).not.toBeInTheDocument();
    expect(announced).toEqual(['Added']);
  });

  it('lets the Tab key leave from the last stop of the page', async () => {
    const screen = await render(<Harness action={{ label: 'Undo', onAction: () => undefined }} />);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await screen.getByRole('button', { name: 'Add' }).click();
    await vi.advanceTimersByTimeAsync(100);
    await expect.element(screen.getByText('Added')).toBeVisible();
    screen.getByRole('button', { name: 'Open' }).element().focus();
    const undo = screen.getByRole('button', { name: 'Undo' });
    await userEvent.tab();
    await expect.element(undo).toHaveFocus();
    await userEvent.tab();
    await expect.element(undo).not.toBeInTheDocument();
  });

  it('makes its button the next stop of the Tab key, stays while it has the focus, and restores the focus', async () => {
    const screen = await render(<Harness action={{ label: 'Undo', onAction: () => undefined }} />);
    const add = screen.getByRole('button', { name: 'Add' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await add.click();
    await vi.advanceTimersByTimeAsync(100);
    const undo = screen.getByRole('button', { name: 'Undo' });
    await expect.element(undo).toBeVisible();
    await userEvent.tab();
    await expect.element(undo).toHaveFocus();
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.element(undo).toBeVisible();
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
    // It would cover the newly focused element.
    await expect.element(undo).not.toBeInTheDocument();
    await userEvent.tab({ shift: true });
    await expect.element(add).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await vi.advanceTimersByTimeAsync(100);
    await userEvent.tab();
    await expect.element(undo).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(add).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await vi.advanceTimersByTimeAsync(100);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(undo).not.toBeInTheDocument();
    await expect.element(add).toHaveFocus();
  });

  it('stays while the pointer is over it', async () => {
    const screen = await render(<Harness action={{ label: 'Undo', onAction: () => undefined }} />);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await screen.getByRole('button', { name: 'Add' }).click();
    await vi.advanceTimersByTimeAsync(100);
    await userEvent.hover(screen.getByText('Added'));
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.element(screen.getByText('Added')).toBeVisible();
    await userEvent.hover(screen.getByRole('button', { name: 'Open' }));
    await vi.advanceTimersByTimeAsync(6000);
    await expect.element(screen.getByText('Added')).not.toBeInTheDocument();
  });

  it('is above an open sheet, inside of it', async () => {
    const screen = await render(<Harness />);
    await screen.getByRole('button', { name: 'Open' }).click();
    await screen.getByRole('button', { name: 'Add inside' }).click();
    await expect.element(screen.getByText('Added')).toBeVisible();
    const plate = screen.getByText('Added').element();
    expect(plate.closest('dialog')).not.toBeNull();
    const { left, top, width, height } = plate.getBoundingClientRect();
    const isOnTop = (): boolean => {
      const hit = screen.container.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null;
    };
    expect(isOnTop()).toBe(true);
    expect(plate.closest('[popover]')?.matches(':popover-open')).toBe(true);
    expect(announced).toEqual(['Added']);
    // Over the mask: the controls of the sheet stay accessible.
    const panel = plate.closest('dialog')?.querySelector('[data-height]');
    expect(top + height).toBeLessThanOrEqual(panel?.getBoundingClientRect().top ?? 0);
  });

  it('is announced once when its sheet closes at the same time', async () => {
    const screen = await render(<Harness />);
    await screen.getByRole('button', { name: 'Open' }).click();
    await screen.getByRole('button', { name: 'Add and close' }).click();
    await expect.element(screen.getByText('Added')).toBeVisible();
    expect(screen.getByText('Added').element().closest('dialog')).toBeNull();
    await expect.element(screen.getByText('Added')).not.toBeInTheDocument();
    expect(announced).toEqual(['Added']);
  });

  it('moves with its button into a sheet that opens later, without another announcement', async () => {
    const handleUndo = vi.fn<() => void>();
    const screen = await render(<Harness action={{ label: 'Undo', onAction: handleUndo }} />);
    await screen.getByRole('button', { name: 'Add' }).click();
    await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    await screen.getByRole('button', { name: 'Open' }).click();
    await expect.poll(() => screen.getByText('Added').element().closest('dialog')).not.toBeNull();
    await screen.getByRole('button', { name: 'Undo' }).click();
    expect(handleUndo).toHaveBeenCalledOnce();
    await expect.element(screen.getByText('Added')).not.toBeInTheDocument();
    expect(announced).toEqual(['AddedUndo']);
  });
});
