import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useLazyCode } from './useLazyCode.ts';

type Load = () => Promise<{ readonly word: string }>;

function Word({ load, isWanted }: { readonly load: Load; readonly isWanted?: boolean }) {
  const lazy = useLazyCode(load, isWanted);
  if (lazy.status === 'failed') return <button onClick={lazy.retry}>Again</button>;
  return <p>{lazy.status === 'ready' ? lazy.code.word : 'Wait'}</p>;
}

it('loads when wanted, and not before', async () => {
  const load = vi.fn<Load>(() => Promise.resolve({ word: 'Here' }));
  const screen = await render(<Word load={load} isWanted={false} />);
  await expect.element(screen.getByText('Wait')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  await screen.rerender(<Word load={load} isWanted />);
  await expect.element(screen.getByText('Here')).toBeVisible();
  // Loaded code stays.
  await screen.rerender(<Word load={load} isWanted={false} />);
  await expect.element(screen.getByText('Here')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('reports a failure, and retries on request', async () => {
  const load = vi.fn<Load>().mockRejectedValueOnce(new TypeError('lost')).mockResolvedValue({ word: 'Here' });
  const screen = await render(<Word load={load} />);
  await screen.getByRole('button', { name: 'Again' }).click();
  await expect.element(screen.getByText('Here')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('retries automatically when there is a network', async () => {
  const load = vi.fn<Load>().mockRejectedValueOnce(new TypeError('lost')).mockResolvedValue({ word: 'Here' });
  const screen = await render(<Word load={load} />);
  await expect.element(screen.getByRole('button', { name: 'Again' })).toBeVisible();
  dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('Here')).toBeVisible();
});
