import { expect, it } from 'vitest';
import { findOutboxId } from './mailSink.ts';

it('finds the id in the outbox in the headers of an e-mail', () => {
  expect(findOutboxId('Subject: x\nMessage-ID: <order-mail-17@shop.test>\n\nHello')).toBe(17);
  expect(findOutboxId('order-mail-17')).toBe(17);
  expect(findOutboxId('Subject: x\n\nMessage-ID: <order-mail-17@shop.test>')).toBeUndefined();
  expect(findOutboxId('Message-ID: <17@shop.test>\n\nHello')).toBeUndefined();
});
