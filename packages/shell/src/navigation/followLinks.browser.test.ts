import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followLinks } from './followLinks.ts';
import type { Navigation } from './types.ts';

const open = vi.fn<(route: string) => Promise<string>>(() => Promise.resolve('opened'));
let stop: () => void;
let link: HTMLAnchorElement;
/** Whether the browser would have followed the link; it never does here. */
let isLeft = false;
const leave = (event: Event): void => {
  isLeft = !event.defaultPrevented;
  event.preventDefault();
};

beforeEach(() => {
  open.mockClear();
  link = document.body.appendChild(document.createElement('a'));
  link.textContent = 'link';
  stop = followLinks({ open } as unknown as Navigation);
  document.addEventListener('click', leave);
});

afterEach(() => {
  stop();
  document.removeEventListener('click', leave);
  link.remove();
});

describe('a link in a text of the shop', () => {
  it.each([
    ['#/pages/cart/cart', '#/pages/cart/cart'],
    ['/goods/7', '/pages/goods/detail?id=7'],
    ['/de/goods/7', '/pages/goods/detail?id=7'],
    ['/category/3', '/pages/goods/goods?category_id=3'],
    ['/search?q=cat', '/pages/goods/goods?keyword=cat'],
    ['/page/terms', '/pages/page/page?diyname=terms'],
  ])('to %s opens a page in place', (href, route) => {
    link.setAttribute('href', href);
    link.click();
    expect(open).toHaveBeenCalledExactlyOnceWith(route);
    expect(isLeft).toBe(false);
  });

  it.each([
    'https://elsewhere.test/goods/7',
    '/media/a.webp',
    '//elsewhere.test/goods/7',
    '/goods/x',
    '#part',
    'mailto:a@b.test',
  ])('to %s is followed by the browser', (href) => {
    link.setAttribute('href', href);
    link.click();
    expect(open).not.toHaveBeenCalled();
    expect(isLeft).toBe(true);
  });

  it('is followed by the browser in a new tab, and as a download', () => {
    link.href = '/goods/7';
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    link.target = '_blank';
    link.click();
    link.removeAttribute('target');
    link.download = '';
    link.click();
    expect(open).not.toHaveBeenCalled();
  });
});
