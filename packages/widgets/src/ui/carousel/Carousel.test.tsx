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
  it('moves on by itself, and stops for a pause', async () => {
    const handleChange = vi.fn<(index: number) => void>();
    const screen = await render(
      <Root>
        <Carousel label="Offers" autoMs={300} onChange={handleChange}>
          {slides}
        </Carousel>
        <p>Elsewhere</p>
      </Root>,
    );
    // The pointer of an earlier test may rest on the carousel, which holds it.
    await userEvent.hover(screen.getByText('Elsewhere'));
    await expect.poll(() => handleChange.mock.calls.length, { timeout: 5000 }).toBeGreaterThan(0);
    await screen.getByRole('button', { name: 'Pause' }).click();
    await expect.element(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  it('does not move where it is not asked to', async () => {
    const screen = await render(
      <Root>
        <Carousel label="Offers" indicator="counter">
          {slides}
        </Carousel>
      </Root>,
    );
    await expect.element(screen.getByText('1/3')).toBeVisible();
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  });

  it('starts where it is told and follows the finger', async () => {
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

describe('Lightbox', () => {
  it('goes as many pictures on as it is tapped, however fast', async () => {
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

  it('changes pictures with the arrow keys and closes by Escape', async () => {
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
