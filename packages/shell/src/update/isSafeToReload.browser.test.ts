import { afterEach, describe, expect, it } from 'vitest';
import { isSafeToReload } from './isSafeToReload.ts';

function show(html: string): void {
  document.body.innerHTML = html;
}
afterEach(() => show(''));

describe('a reload without confirmation', () => {
  it('is safe while the shopper only browses', () => {
    show(
      '<input type="search" value="bowl"><input type="checkbox" checked value="on"><textarea> </textarea>',
    );
    expect(isSafeToReload('/pages/index/index', document)).toBe(true);
  });

  it.each([
    ['words in a field', '<input type="tel" value="138">'],
    ['words in a text', '<textarea>Quiet and easy to clean</textarea>'],
    ['an open sheet', '<dialog open></dialog>'],
  ])('loses %s', (_, html) => {
    show(html);
    expect(isSafeToReload('/pages/index/index', document)).toBe(false);
  });

  it.each([
    '/pages/goods/order',
    '/pages/order/payment',
    '/pages/order/resultPayment',
    '/pages/order/pingpong',
    '/pages/order/apply',
    '/pages/login/login',
    '/wallet-return',
  ])('interrupts the task on %s', (path) => {
    expect(isSafeToReload(path, document)).toBe(false);
  });

  it('is safe on a page whose code is missing', () => {
    expect(isSafeToReload(undefined, document)).toBe(true);
  });
});
