import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Root } from '../../../test/Root.tsx';
import { Picture } from '../picture/Picture.tsx';
import { Countdown } from './Countdown.tsx';
import { InfiniteSentinel } from '../long-list/InfiniteSentinel.tsx';
import { SwipeRow } from './SwipeRow.tsx';

describe('Countdown', () => {
  it('counts down and calls onEnd once', async () => {
    const handleEnd = vi.fn<() => void>();
    const start = Date.now();
    const screen = await render(
      <Root>
        <Countdown endsAt={start + 1200} onEnd={handleEnd} />
      </Root>,
    );
    await expect.element(screen.getByRole('timer')).toHaveTextContent('00:02');
    await expect.poll(() => screen.getByRole('timer').element().textContent, { timeout: 4000 }).toBe('00:00');
    expect(handleEnd).toHaveBeenCalledOnce();
  });

  it('shows days in the language, then hours', async () => {
    const screen = await render(
      <Root>
        <Countdown endsAt={90_061_000} now={() => 0} />
      </Root>,
    );
    await expect.element(screen.getByRole('timer')).toHaveTextContent('1 day01:01:01');
  });
});

describe('InfiniteSentinel', () => {
  function Harness() {
    const [rows, setRows] = useState(1);
    return (
      <Root>
        <div data-testid="scroller" style={{ blockSize: '300px', overflowY: 'auto' }}>
          {Array.from({ length: rows }, (_, index) => (
            <p key={index} style={{ blockSize: '200px' }}>
              Row {index + 1}
            </p>
          ))}
          <InfiniteSentinel status="idle" key={rows} onReach={() => setRows(rows + 1)} />
        </div>
      </Root>
    );
  }

  it('loads until 1.5 viewports ahead, also inside a scroll container', async () => {
    const screen = await render(<Harness />);
    // 300 px visible and 450 ahead: the fourth row ends at 800.
    await expect.element(screen.getByText('Row 4')).toBeInTheDocument();
    await expect.element(screen.getByText('Row 5')).not.toBeInTheDocument();
    screen.getByTestId('scroller').element().scrollTo(0, 400);
    await expect.element(screen.getByText('Row 5')).toBeInTheDocument();
  });

  it('offers to retry after a failure', async () => {
    const handleReach = vi.fn<() => void>();
    const screen = await render(
      <Root>
        <InfiniteSentinel status="failed" onReach={handleReach} />
      </Root>,
    );
    await screen.getByRole('button', { name: 'Try again' }).click();
    expect(handleReach).toHaveBeenCalledOnce();
  });
});

describe('SwipeRow', () => {
  it('keeps its buttons accessible by keyboard and closes after a tap elsewhere', async () => {
    const handleDelete = vi.fn<() => void>();
    const screen = await render(
      <Root>
        <SwipeRow actions={[{ label: 'Delete', tone: 'danger', onAction: handleDelete }]}>
          <p style={{ blockSize: '80px' }}>Fountain</p>
        </SwipeRow>
        <p>Elsewhere</p>
      </Root>,
    );
    const button = screen.getByRole('button', { name: 'Delete' });
    (button.element() as HTMLElement).focus();
    await expect.poll(() => button.element().getBoundingClientRect().right).toBeLessThanOrEqual(376);
    await screen.getByText('Elsewhere').click();
    await expect.poll(() => button.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(374);
    (button.element() as HTMLElement).focus();
    await button.click();
    expect(handleDelete).toHaveBeenCalledOnce();
  });
});

describe('Picture', () => {
  it('reserves its box and offers three widths of the shop’s own pictures', async () => {
    const screen = await render(
      <Root>
        <div style={{ inlineSize: '200px' }}>
          <Picture src="/media/fountain.webp" alt="Fountain" ratio={2} loading="first" />
        </div>
      </Root>,
    );
    const image = screen.container.querySelector('img');
    if (image !== null) {
      expect(image.srcset).toBe(
        '/media/fountain.webp?w=200 200w, /media/fountain.webp?w=400 400w, /media/fountain.webp?w=800 800w',
      );
      expect(image.fetchPriority).toBe('high');
      expect(image.decoding).toBe('sync');
    }
    await expect.element(page.getByRole('img', { name: 'Fountain' })).toBeVisible();
    expect(page.getByRole('img', { name: 'Fountain' }).element().getBoundingClientRect().height).toBe(100);
  });

  it('shows a subtle placeholder with the same label if the picture is missing', async () => {
    await render(
      <Root>
        <Picture src="/media/none.webp" alt="Fountain" />
      </Root>,
    );
    await expect.poll(() => document.querySelector('[data-state="missing"]')).not.toBeNull();
    await expect.element(page.getByRole('img', { name: 'Fountain' })).toBeVisible();
  });
});
