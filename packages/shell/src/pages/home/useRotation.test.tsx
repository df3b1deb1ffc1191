import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closePages, openPageAlone } from '../../../test/openPageAlone.tsx';
import { useRotation } from './useRotation.ts';

const words = ['Fountain', 'Feeder', 'Camera'];

/** A word at the top of a page of two screens. */
function Words() {
  const element = useRef<HTMLParagraphElement>(null);
  const word = useRotation(words, element);
  return (
    <>
      <p ref={element}>{word}</p>
      <div style={{ blockSize: '200vh' }} />
    </>
  );
}

const openWords = () => openPageAlone('/pages/index/index', Words, () => undefined);
const shown = () => words.find((word) => document.querySelector('p')?.textContent === word);
const turn = (): void => void vi.advanceTimersByTime(4000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(async () => {
  await closePages();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('shows one after another, the first again after the last', async () => {
  await openWords();
  for (const word of ['Fountain', 'Feeder', 'Camera', 'Fountain']) {
    await expect.poll(shown).toBe(word);
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    turn();
  }
});

it('pauses while it is scrolled out of view', async () => {
  await openWords();
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  window.scrollTo(0, window.innerHeight);
  await expect.poll(() => vi.getTimerCount()).toBe(0);
  window.scrollTo(0, 0);
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  expect(shown()).toBe('Fountain');
});

it('pauses below another page', async () => {
  const { storefront } = await openWords();
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  await storefront.navigation.navigateTo('/pages/help/index');
  await expect.poll(() => vi.getTimerCount()).toBe(0);
});

it('pauses behind another window', async () => {
  await openWords();
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  turn();
  hidden.mockReturnValue(false);
  turn();
  await expect.poll(shown).toBe('Feeder');
});

it('pauses with reduced motion', async () => {
  const { matchMedia } = globalThis;
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
    matchMedia(query === '(prefers-reduced-motion: reduce)' ? 'all' : query),
  );
  await openWords();
  await expect.poll(shown).toBe('Fountain');
  // By then it is known to be in view: observers are called in the order of their creation.
  await new Promise((resolve) => {
    const observer = new IntersectionObserver(resolve);
    for (const word of document.querySelectorAll('p')) observer.observe(word);
  });
  expect(vi.getTimerCount()).toBe(0);
});
