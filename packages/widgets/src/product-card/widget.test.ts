import { expect, it } from 'vitest';
import { productCardWidget } from './widget.ts';

it.each([
  [{ 'product-id': '7' }, [7]],
  [{ productId: 7 }, [7]],
  [{ 'product-ids': '3, 1,2' }, [3, 1, 2]],
])('reads the products from %o', (options, productIds) => {
  expect(productCardWidget.parseOptions(options).productIds).toEqual(productIds);
});

it.each([
  [{}, 'product-id'],
  [{ 'product-id': '-1' }, 'productId'],
  [{ 'product-id': 'x' }, 'productId'],
  [{ 'product-ids': '1,x' }, 'product-ids'],
  [{ 'product-id': 1, layout: 'round' }, 'layout'],
  [{ 'product-id': 1, colour: 'red' }, 'colour'],
])('names what is wrong in %o', (options, name) => {
  expect(() => productCardWidget.parseOptions(options)).toThrow(expect.objectContaining({ code: 'CONFIG' }));
  expect(() => productCardWidget.parseOptions(options)).toThrow(new RegExp(name, 'u'));
});
