import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Root } from '../../../test/Root.tsx';
import { ScrollRow } from './ScrollRow.tsx';

afterEach(() => vi.restoreAllMocks());

async function openRow(count: number, onOpen?: () => void) {
  const screen = await render(
    <Root>
      <style>
        {'.row { display: flex; overflow: auto hidden; } .row > li { flex: none; inline-size: 100px; }'}
      </style>
      <div style={{ inlineSize: '250px' }}>
        <ScrollRow className="row">
          {Array.from({ length: count }, (_, index) => (
            <li key={index}>
              <a
                href="#elsewhere"
                style={{ blockSize: '80px', display: 'block' }}
                onClick={(event) => {
                  event.preventDefault();
                  onOpen?.();
                }}
              >
                Card {index + 1}
              </a>
            </li>
          ))}
        </ScrollRow>
      </div>
    </Root>,
  );
  const list = screen.getByRole('list');
  return { screen, list, computeLeft: () => list.element().scrollLeft };
}

describe('ScrollRow with a mouse', () => {
  it('scrolls by about a view to the start of a card; at an end its button is hidden', async () => {
    const { screen, computeLeft } = await openRow(6);
    const right = screen.getByRole('button', { name: 'Scroll right' });
    const left = screen.getByRole('button', { name: 'Scroll left' });
    await expect.element(right).toBeInTheDocument();
    await expect.element(left).not.toBeInTheDocument();
    await right.click();
    await expect.poll(computeLeft).toBe(200);
    await expect.element(left).toBeInTheDocument();
    await right.click();
    await expect.poll(computeLeft).toBe(350);
    await userEvent.hover(left);
    await expect.element(right).not.toBeInTheDocument();
    await left.click();
    await expect.poll(computeLeft).toBe(100);
    await left.click();
    await expect.poll(computeLeft).toBe(0);
    await expect.element(left).not.toBeInTheDocument();
  });

  it('keeps the focus on a button used by keyboard up to the end', async () => {
    const { screen, computeLeft } = await openRow(4);
    await expect.element(screen.getByRole('button', { name: 'Scroll right' })).toBeInTheDocument();
    (screen.getByText('Card 4').element() as HTMLElement).focus({ preventScroll: true });
    screen.getByRole('list').element().scrollTo({ left: 0, behavior: 'instant' });
    await userEvent.tab();
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Scroll right');
    await userEvent.keyboard('{Enter}');
    await expect.poll(computeLeft).toBe(150);
    const right = screen.getByRole('button', { name: 'Scroll right' });
    await expect.element(right).toBeDisabled();
    await expect.element(right).toHaveFocus();
  });

  it('has no buttons where everything is visible, and shows them with more items', async () => {
    const { screen } = await openRow(2);
    await expect.element(screen.getByText('Card 2')).toBeVisible();
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
    const more = document.createElement('li');
    more.textContent = 'Card 3';
    screen.getByRole('list').element().append(more);
    await expect.element(screen.getByRole('button', { name: 'Scroll right' })).toBeInTheDocument();
    more.remove();
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  });

  it('can be dragged without following the link under the pointer', async () => {
    const handleOpen = vi.fn<() => void>();
    const { screen, list, computeLeft } = await openRow(6, handleOpen);
    await expect.element(screen.getByRole('button', { name: 'Scroll right' })).toBeInTheDocument();
    await userEvent.dragAndDrop(list, list, {
      sourcePosition: { x: 170, y: 40 },
      targetPosition: { x: 60, y: 40 },
    });
    await expect.poll(() => [100, 200].includes(computeLeft())).toBe(true);
    expect(handleOpen).not.toHaveBeenCalled();
    await screen.getByText('Card 3').click();
    expect(handleOpen).toHaveBeenCalledOnce();
  });

  it('does not animate with reduced motion', async () => {
    const real = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('prefers-reduced-motion') ? real('all') : real(query),
    );
    const { screen, computeLeft } = await openRow(6);
    await screen.getByRole('button', { name: 'Scroll right' }).click();
    expect(computeLeft()).toBe(200);
  });

  it('has no buttons for touch, without a pointer that hovers', async () => {
    const real = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      real(query.includes('hover') ? 'not all' : query),
    );
    const { screen } = await openRow(6);
    await expect.element(screen.getByText('Card 1')).toBeVisible();
    // Their code is loaded already: they would be rendered by now.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  });
});
