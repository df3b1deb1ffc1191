import { expect, it } from 'vitest';
import { findOrderNumber } from './mailSink.ts';

const number = '20261128080000123456789012';

it('finds the number of the order in an e-mail, also where it is split or encoded', () => {
  expect(findOrderNumber(`Subject: x\n\nOrder ${number}\nTotal 1`)).toBe(number);
  expect(findOrderNumber(`Subject: x\n\nOrder ${number.slice(0, 9)}=\n${number.slice(9)}`)).toBe(number);
  const encoded = Buffer.from(`订单 ${number}`).toString('base64');
  expect(findOrderNumber(`Content-Transfer-Encoding: base64\n\n${encoded}`)).toBe(number);
  expect(findOrderNumber('Subject: x\n\nHello')).toBeUndefined();
});
