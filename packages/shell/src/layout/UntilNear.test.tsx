import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { act } from 'react';
import { UntilNear } from './UntilNear.tsx';

let place: HTMLElement;
let root: Root | undefined;
const Part = vi.fn(() => <button type="button">live</button>);

beforeEach(() => {
  Part.mockClear();
  place = document.body.appendChild(document.createElement('main'));
});

afterEach(() => {
  root?.unmount();
  place.remove();
});

/** Hydrates what a server has rendered, below a space of a height. */
function hydrateBelow(height: string): void {
  place.innerHTML = `<div style="height:${height}"></div><section><div class="kept"><button type="button">rendered</button></div></section>`;
  root = hydrateRoot(
    place.querySelector('section') as HTMLElement,
    <UntilNear>
      <Part />
    </UntilNear>,
  );
}

const texts = (): readonly (string | null)[] =>
  Array.from(place.querySelectorAll('button'), ({ textContent }) => textContent);

it('keeps what a server has rendered, without rendering its children', async () => {
  hydrateBelow('300vh');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(texts()).toEqual(['rendered']);
  expect(Part).not.toHaveBeenCalled();
  place.querySelector('section')?.scrollIntoView();
  await expect.poll(texts).toEqual(['live']);
});

it('renders its children where they are visible from the beginning', async () => {
  hydrateBelow('50vh');
  await expect.poll(texts).toEqual(['live']);
});

it('renders its children before they are visible, once the page is scrolled', async () => {
  // A frame, as that of this test, hides what is outside it from the observer.
  Object.assign(place.style, { height: '400px', overflowY: 'auto' });
  hydrateBelow('450px');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(texts()).toEqual(['rendered']);
  dispatchEvent(new Event('scroll'));
  await expect.poll(texts).toEqual(['live']);
});

it('renders its children at the first use of the keyboard, so that no focus is lost', async () => {
  hydrateBelow('300vh');
  await expect.poll(texts).toEqual(['rendered']);
  await new Promise((resolve) => setTimeout(resolve, 50));
  act(() => void dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' })));
  await expect.poll(texts).toEqual(['live']);
});

it('renders its children, or what else is given, where no server has', async () => {
  root = createRoot(place);
  root.render(
    <UntilNear otherwise={<p>waiting</p>}>
      <Part />
    </UntilNear>,
  );
  await expect.poll(() => place.textContent).toBe('waiting');
  expect(Part).not.toHaveBeenCalled();
});
