import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Root } from '../../../test/Root.tsx';
import { Carousel } from './Carousel.tsx';
import { Lightbox } from './Lightbox.tsx';

const slides = ['One', 'Two', 'Three'].map((name) => (
  <div key={name} style={{ blockSize: '120px' }}>
    {name}
  </div>
));

describe('Carousel', () => {
  it('advances automatically, and can be paused', async () => {
    const handleChange = vi.fn<(index: number) => void>();
    const screen = await render(
      <Root>
        <Carousel label="Offers" autoMs={300} onChange={handleChange}>
          {slides}
        </Carousel>
        <p>Elsewhere</p>
      </Root>,
    );
    // The pointer of an earlier test may be over the carousel, which pauses it.
    await userEvent.hover(screen.getByText('Elsewhere'));
    await expect.poll(() => handleChange.mock.calls.length, { timeout: 5000 }).toBeGreaterThan(0);
    await screen.getByRole('button', { name: 'Pause' }).click();
    await expect.element(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  it('does not advance unless requested', async () => {
    const screen = await render(
      <Root>
        <Carousel label="Offers" indicator="counter">
          {slides}
        </Carousel>
      </Root>,
    );
    await expect.element(screen.getByText('1/3')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
  });

  it('starts at the given slide and follows the finger', async () => {
    const handleChange = vi.fn<(index: number) => void>();
    const screen = await render(
      <Root>
        <Carousel label="Offers" start={1} indicator="counter" onChange={handleChange}>
          {slides}
        </Carousel>
      </Root>,
    );
    await expect.element(screen.getByText('2/3')).toBeVisible();
    const track = screen.getByRole('group', { name: '1 / 3' }).element().parentElement;
    track?.scrollTo({ left: track.clientWidth * 2, behavior: 'instant' });
    await expect.element(screen.getByText('3/3')).toBeVisible();
  });
});

describe('Carousel with a mouse', () => {
  const open = async (onOpen: () => void) => {
    const screen = await render(
      <Root>
        <div style={{ inlineSize: '300px' }}>
          <Carousel label="Pictures" indicator="counter">
            {['One', 'Two', 'Three'].map((name) => (
              <button
                key={name}
                type="button"
                style={{ blockSize: '120px', inlineSize: '100%' }}
                onClick={onOpen}
              >
                {name}
              </button>
            ))}
          </Carousel>
        </div>
      </Root>,
    );
    return screen;
  };

  it('has buttons for the next and previous slide, disabled at the ends', async () => {
    const screen = await open(() => undefined);
    const next = screen.getByRole('button', { name: 'Next' });
    const previous = screen.getByRole('button', { name: 'Previous' });
    await expect.element(previous).toBeDisabled();
    await next.click();
    await expect.element(screen.getByText('2/3')).toBeVisible();
    await next.click();
    await expect.element(screen.getByText('3/3')).toBeVisible();
    await expect.element(next).toBeDisabled();
    await expect.element(previous).toBeEnabled();
    await previous.click();
    await expect.element(screen.getByText('2/3')).toBeVisible();
  });

  it('advances one slide per click, however fast', async () => {
    const screen = await open(() => undefined);
    const button = screen.getByRole('button', { name: 'Next' });
    await expect.element(button).toBeInTheDocument();
    const next = button.element() as HTMLElement;
    next.click();
    next.click();
    await expect.element(screen.getByText('3/3')).toBeVisible();
  });

  it('shows its buttons on hover and on keyboard focus', async () => {
    const screen = await open(() => undefined);
    const next = screen.getByRole('button', { name: 'Next' });
    const getOpacity = () => Number(getComputedStyle(next.element()).opacity);
    await userEvent.unhover(screen.getByText('One'));
    await expect.poll(getOpacity).toBe(0);
    await userEvent.hover(screen.getByText('One'));
    await expect.poll(getOpacity).toBe(1);
    await userEvent.unhover(screen.getByText('One'));
    await expect.poll(getOpacity).toBe(0);
    (screen.getByText('Three').element() as HTMLElement).focus();
    await userEvent.tab({ shift: false });
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toMatch(/Previous|Next/u);
    await expect
      .poll(() => Number(getComputedStyle(document.activeElement ?? document.body).opacity))
      .toBe(1);
  });

  it('can be dragged without clicking the content, and clicked otherwise', async () => {
    const handleOpen = vi.fn<() => void>();
    const screen = await open(handleOpen);
    await expect.element(screen.getByRole('button', { name: 'Next' })).toBeInTheDocument();
    const frame = screen.getByRole('region', { name: 'Pictures' });
    await userEvent.dragAndDrop(frame, frame, {
      sourcePosition: { x: 250, y: 60 },
      targetPosition: { x: 60, y: 60 },
    });
    await expect.element(screen.getByText('2/3')).toBeVisible();
    expect(handleOpen).not.toHaveBeenCalled();
    await screen.getByText('Two').click();
    expect(handleOpen).toHaveBeenCalledOnce();
  });

  it('returns after a short drag', async () => {
    const handleOpen = vi.fn<() => void>();
    const screen = await open(handleOpen);
    await expect.element(screen.getByRole('button', { name: 'Next' })).toBeInTheDocument();
    const frame = screen.getByRole('region', { name: 'Pictures' });
    const track = screen.getByText('One').element().closest('fieldset')?.parentElement;
    await userEvent.dragAndDrop(frame, frame, {
      sourcePosition: { x: 180, y: 60 },
      targetPosition: { x: 160, y: 60 },
    });
    await expect.poll(() => track?.scrollLeft).toBe(0);
    await expect.poll(() => track?.style.scrollSnapType).toBe('');
    expect(handleOpen).not.toHaveBeenCalled();
  });
});

describe('Lightbox', () => {
  it('advances one picture per tap, however fast', async () => {
    const pictures = ['a', 'b', 'c', 'd'].map((name) => ({
      src: `data:image/gif;base64,R0lGODlhAQABAAAAACw=#${name}`,
      alt: name,
    }));
    const screen = await render(
      <Root>
        <Lightbox open label="Pictures" pictures={pictures} onClose={() => undefined} />
      </Root>,
    );
    const next = screen.getByRole('button', { name: 'Next' }).element();
    const previous = screen.getByRole('button', { name: 'Previous' }).element();
    if (!(next instanceof HTMLElement && previous instanceof HTMLElement)) throw new Error('There are two.');
    next.click();
    next.click();
    await expect.element(screen.getByText('3 / 4')).toBeVisible();
    next.click();
    next.click();
    await expect.element(screen.getByText('4 / 4')).toBeVisible();
    previous.click();
    previous.click();
    previous.click();
    await expect.element(screen.getByText('1 / 4')).toBeVisible();
  });

  it('can be dragged by a mouse', async () => {
    const pictures = ['a', 'b'].map((name) => ({
      src: `data:image/gif;base64,R0lGODlhAQABAAAAACw=#${name}`,
      alt: name,
    }));
    const screen = await render(
      <Root>
        <Lightbox open label="Pictures" pictures={pictures} onClose={() => undefined} />
      </Root>,
    );
    await expect.element(screen.getByText('1 / 2')).toBeVisible();
    const frame = screen.getByRole('dialog', { name: 'Pictures' });
    await userEvent.dragAndDrop(frame, frame, {
      sourcePosition: { x: 300, y: 300 },
      targetPosition: { x: 40, y: 300 },
    });
    await expect.element(screen.getByText('2 / 2')).toBeVisible();
  });

  it('changes pictures with the arrow keys and closes with Escape', async () => {
    const handleClose = vi.fn<() => void>();
    const pictures = ['a', 'b'].map((name) => ({
      src: `data:image/gif;base64,R0lGODlhAQABAAAAACw=#${name}`,
      alt: name,
    }));
    const screen = await render(
      <Root>
        <Lightbox open label="Pictures" pictures={pictures} onClose={handleClose} />
      </Root>,
    );
    await expect.element(screen.getByText('1 / 2')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByText('2 / 2')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    expect(handleClose).toHaveBeenCalledOnce();
  });
});
