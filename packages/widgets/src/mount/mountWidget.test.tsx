import type { Pawlet, PawletEventName } from '@pawlet/core';
import { PawletError } from '@pawlet/core/errors';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createTestShop } from '../../test/createTestShop.ts';
import { choiceOption, defineWidget, useConfirm, useEmit, useQuery } from '../runtime/index.ts';
import { Button, ErrorState, Skeleton, SkeletonRegion } from '../ui/index.ts';
import { mountWidget } from './index.ts';

interface ProbeProps {
  readonly colour?: 'red' | 'blue' | undefined;
}

let answer: () => Promise<string>;

/** Loads a word, counts taps, opens a dialog. */
function Probe({ colour = 'red' }: ProbeProps) {
  const [taps, setTaps] = useState(0);
  const emit = useEmit();
  const confirm = useConfirm();
  const word = useQuery({ key: ['probe'], load: async () => answer() });
  if (word.status === 'loading') {
    return (
      <SkeletonRegion>
        <Skeleton height="40px" />
      </SkeletonRegion>
    );
  }
  if (word.status === 'failed') return <ErrorState onRetry={() => void word.reload()} />;
  if (word.data === 'broken') throw new Error('broken');
  return (
    <div>
      <p data-testid="probe">{`${word.data} ${colour} ${taps}`}</p>
      <Button onClick={() => setTaps(taps + 1)}>Tap</Button>
      <Button onClick={() => emit('pawlet:close', { widget: 'probe' })}>Close</Button>
      <Button onClick={() => void confirm({ title: 'Sure?' })}>Ask</Button>
    </div>
  );
}

const probeWidget = defineWidget({
  id: 'probe',
  component: Probe,
  messages: [],
  options: { colour: choiceOption(['red', 'blue'], 'Its colour.', 'red') },
  events: ['pawlet:close', 'pawlet:cart-changed'],
});

const names: readonly PawletEventName[] = [
  'pawlet:ready',
  'pawlet:close',
  'pawlet:cart-changed',
  'pawlet:error',
  'pawlet:login-required',
];

let stage: HTMLElement;
let shop: Pawlet;
let received: string[];

function listen(target: EventTarget): void {
  for (const name of names) {
    target.addEventListener(name, (event) => {
      if (event instanceof CustomEvent) received.push(`${name} ${JSON.stringify(event.detail)}`);
    });
  }
}

beforeEach(() => {
  answer = () => Promise.resolve('Hello');
  stage = document.createElement('section');
  document.body.append(stage);
  shop = createTestShop();
  received = [];
  listen(stage);
});

afterEach(() => stage.remove());

describe('mountWidget', () => {
  it('shows a widget, updates it without remounting, and removes it completely', async () => {
    const before = document.head.innerHTML;
    const mounted = mountWidget(probeWidget, stage, { pawlet: shop, options: { colour: 'blue' } });
    await expect.element(page.getByTestId('probe')).toHaveTextContent('Hello blue 0');
    await page.getByRole('button', { name: 'Tap' }).click();
    mounted.update({ colour: 'red' });
    mounted.setAppearance({ theme: 'dark', variables: { '--pawlet-color-primary': 'rgb(1, 2, 3)' } });
    await expect.element(page.getByTestId('probe')).toHaveTextContent('Hello red 1');
    const root = stage.querySelector('[data-pawlet-root]');
    expect(root?.getAttribute('data-pawlet-theme')).toBe('dark');
    expect(root === null ? '' : getComputedStyle(root).getPropertyValue('--pawlet-color-primary')).toBe(
      'rgb(1, 2, 3)',
    );
    mounted.unmount();
    mounted.unmount();
    mounted.update({ colour: 'blue' });
    expect(stage.innerHTML).toBe('');
    expect(document.head.innerHTML).toBe(before);
  });

  it('names a wrong option and keeps what is shown', async () => {
    expect(() => mountWidget(probeWidget, stage, { pawlet: shop, options: { colour: 'green' } })).toThrow(
      'option "colour" of widget "probe"',
    );
    expect(stage.innerHTML).toBe('');
    const mounted = mountWidget(probeWidget, stage, { pawlet: shop });
    expect(() => mounted.update({ size: 1 })).toThrow('has no option "size"');
    await expect.element(page.getByTestId('probe')).toHaveTextContent('Hello red 0');
    mounted.unmount();
  });

  it('dispatches ready once, when its content is shown and not before', async () => {
    let release: (word: string) => void = () => undefined;
    answer = () =>
      new Promise((resolve) => {
        release = resolve;
      });
    const mounted = mountWidget(probeWidget, stage, { pawlet: shop });
    await expect.poll(() => stage.querySelector('[aria-busy]')).not.toBeNull();
    expect(received).toEqual([]);
    release('Hello');
    await expect.poll(() => received).toEqual(['pawlet:ready {"widget":"probe"}']);
    mounted.update({ colour: 'blue' });
    await expect.element(page.getByTestId('probe')).toHaveTextContent('Hello blue 0');
    expect(received).toHaveLength(1);
    mounted.unmount();
  });

  it('is not ready after a failure, but after a successful retry', async () => {
    answer = () => Promise.reject(new PawletError('NETWORK', 'offline'));
    const mounted = mountWidget(probeWidget, stage, { pawlet: shop });
    const retry = page.getByRole('alert').getByRole('button');
    await expect.element(retry).toBeVisible();
    expect(received).toEqual([]);
    answer = () => Promise.resolve('Hello');
    await retry.click();
    await expect.poll(() => received).toEqual(['pawlet:ready {"widget":"probe"}']);
    mounted.unmount();
  });

  it('shows an error state for a failure, reports it, and remounts it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    answer = () => Promise.resolve('broken');
    const mounted = mountWidget(probeWidget, stage, { pawlet: shop });
    const retry = page.getByRole('alert').getByRole('button');
    await expect.element(retry).toBeVisible();
    expect(received).toEqual(['pawlet:error {"code":"CONTRACT"}']);
    mounted.unmount();
  });

  it('dispatches its own events, and events of no widget once, by the first one that declares them', async () => {
    const second = document.createElement('div');
    stage.append(second);
    const first = mountWidget(probeWidget, stage, { pawlet: shop });
    const other = mountWidget(probeWidget, second, { pawlet: shop });
    const shopReceived = vi.fn<() => void>();
    shop.events.on('pawlet:close', shopReceived);
    await expect.poll(() => received).toHaveLength(2);
    received = [];
    const fromSecond = vi.fn<(event: Event) => void>();
    second.addEventListener('pawlet:close', fromSecond);
    second.addEventListener('pawlet:cart-changed', fromSecond);
    second.querySelectorAll('button')[1]?.click();
    expect(received).toEqual(['pawlet:close {"widget":"probe"}']);
    expect(shopReceived).toHaveBeenCalledOnce();
    expect(fromSecond).toHaveBeenCalledOnce();
    expect(fromSecond.mock.calls[0]?.[0]).toMatchObject({ bubbles: true, composed: true });
    shop.events.emit('pawlet:cart-changed', { count: 3 });
    expect(received.slice(1)).toEqual(['pawlet:cart-changed {"count":3}']);
    expect(fromSecond).toHaveBeenCalledOnce();
    first.unmount();
    shop.events.emit('pawlet:cart-changed', { count: 4 });
    expect(fromSecond).toHaveBeenCalledTimes(2);
    other.unmount();
    shop.events.emit('pawlet:cart-changed', { count: 5 });
    expect(received).toHaveLength(3);
  });

  it('includes the dialogs and the log-in that a standalone widget needs', async () => {
    const mounted = mountWidget(probeWidget, stage, { pawlet: shop });
    await page.getByRole('button', { name: 'Ask' }).click();
    await page.getByRole('alertdialog', { name: 'Sure?' }).getByRole('button', { name: 'OK' }).click();
    const asked = shop.account.requestLogIn();
    await expect.element(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    expect(received).toContain('pawlet:login-required {"reason":"visitor"}');
    mounted.unmount();
    expect(await asked).toBe(false);
  });
});
