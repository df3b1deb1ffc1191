import { expect, it, vi } from 'vitest';
import { whenUsed } from './whenUsed.ts';

const longMs = 60_000;
/** A busy browser calls back after five seconds. */
const patience = { timeout: 10_000 };

it.each(['keydown', 'pointerdown', 'scroll'])('calls back once after the first %s', async (sign) => {
  const call = vi.fn<() => void>();
  const stop = whenUsed(call, longMs);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(call).not.toHaveBeenCalled();
  dispatchEvent(new Event(sign));
  dispatchEvent(new Event(sign));
  await expect.poll(() => call.mock.calls.length, patience).toBe(1);
  stop();
});

it('calls back after some time without use', async () => {
  const call = vi.fn<() => void>();
  const stop = whenUsed(call, 20);
  await expect.poll(() => call.mock.calls.length, patience).toBe(1);
  stop();
});

it('does not call back after it was stopped, even if it was about to', async () => {
  const call = vi.fn<() => void>();
  const stop = whenUsed(call, 20);
  dispatchEvent(new Event('pointerdown'));
  stop();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(call).not.toHaveBeenCalled();
});
