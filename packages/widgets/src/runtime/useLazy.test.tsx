import { lazy, type Lazy } from '@pawlet/core/lazy';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useLazy } from './useLazy.ts';

interface Code {
  readonly word: string;
}
type Load = () => Promise<Code>;

interface WordProps {
  readonly code: Lazy<Code>;
  readonly isWanted?: boolean;
  readonly onFailure?: () => void;
}

function Word({ code, isWanted, onFailure }: WordProps) {
  const state = useLazy(code, isWanted, onFailure);
  if (state.status === 'failed') return <button onClick={state.retry}>Again</button>;
  return <p>{state.status === 'ready' ? state.value.word : 'Wait'}</p>;
}

const failOnce = () =>
  vi.fn<Load>().mockRejectedValueOnce(new TypeError('lost')).mockResolvedValue({ word: 'Here' });

it('loads what is wanted, and not before', async () => {
  const load = vi.fn<Load>(() => Promise.resolve({ word: 'Here' }));
  const code = lazy(load);
  const screen = await render(<Word code={code} isWanted={false} />);
  await expect.element(screen.getByText('Wait')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  await screen.rerender(<Word code={code} isWanted />);
  await expect.element(screen.getByText('Here')).toBeVisible();
  // What is there stays.
  await screen.rerender(<Word code={code} isWanted={false} />);
  await expect.element(screen.getByText('Here')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('renders code that is there at once', async () => {
  const code = lazy(() => Promise.resolve({ word: 'Here' }));
  await code.load();
  const shown: (string | null)[] = [];
  const screen = await render(
    <div ref={(element) => void (element !== null && shown.push(element.textContent))}>
      <Word code={code} />
    </div>,
  );
  await expect.element(screen.getByText('Here')).toBeVisible();
  expect(shown).toEqual(['Here']);
});

it('reports what failed, and tries again when it is asked to', async () => {
  const load = failOnce();
  const code = lazy(load);
  const screen = await render(<Word code={code} />);
  await screen.getByRole('button', { name: 'Again' }).click();
  await expect.element(screen.getByText('Here')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('tries again by itself once there is a network', async () => {
  const code = lazy(failOnce());
  const screen = await render(<Word code={code} />);
  await expect.element(screen.getByRole('button', { name: 'Again' })).toBeVisible();
  dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('Here')).toBeVisible();
});

it('leaves a failure to whoever handles it, and loads again when it is next wanted', async () => {
  const load = failOnce();
  const code = lazy(load);
  const onFailure = vi.fn<() => void>();
  const screen = await render(<Word code={code} onFailure={onFailure} />);
  await expect.poll(() => onFailure.mock.calls.length).toBe(1);
  await expect.element(screen.getByText('Wait')).toBeVisible();
  await screen.rerender(<Word code={code} isWanted={false} onFailure={onFailure} />);
  expect(load).toHaveBeenCalledTimes(1);
  await screen.rerender(<Word code={code} onFailure={onFailure} />);
  await expect.element(screen.getByText('Here')).toBeVisible();
  expect(onFailure).toHaveBeenCalledTimes(1);
});
