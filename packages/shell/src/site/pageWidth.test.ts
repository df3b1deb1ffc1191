import { describe, expect, it } from 'vitest';
import { getPageWidth } from './pageWidth.ts';

describe('the width of a page', () => {
  it.each([
    ['/', 'wide'],
    ['/pages/index/index', 'wide'],
    ['/pages/category/index', 'wide'],
    ['/pages/goods/goods', 'wide'],
    ['/pages/more/goods', 'wide'],
    ['/pages/goods/detail', 'wide'],
    ['/pages/cart/cart', 'wide'],
    ['/pages/goods/order', 'wide'],
    ['/pages/integral/allGoods', 'wide'],
    ['/pages/my/my', 'account'],
    ['/pages/order/list', 'account'],
    ['/pages/order/detail', 'account'],
    ['/pages/coupon/user', 'account'],
    ['/pages/login/mobilelogin', 'form'],
    ['/pages/share/register', 'form'],
    ['/pages/goods/remark', 'text'],
    ['/pages/goods/ask', 'text'],
    ['/pages/order/payment', 'text'],
    ['/pages/page/page', 'text'],
    ['/pages/help/index', 'text'],
  ])('of %s is %s', (path, width) => {
    expect(getPageWidth(path)).toBe(width);
  });
});
