import { expect, it } from 'vitest';
import { createFakeHttp, refuse } from '../../test/createFakeHttp.ts';
import { withdrawalSend } from '../contract/index.ts';
import { createApi } from './createApi.ts';
import type { OrderLineId } from './types/ids.ts';
import type { WithdrawalStatement } from './withdrawalsApi.ts';

const statement: WithdrawalStatement = { name: ' Lena ', orderNumber: '2026', email: 'lena@example.com' };

function open() {
  const http = createFakeHttp();
  const { withdrawals } = createApi(http);
  return { http, send: (given: WithdrawalStatement) => withdrawals.send(given) };
}

it('sends a statement with one key, and returns what was received', async () => {
  const { http, send } = open();
  http.on(withdrawalSend, ({ name, lines }) => ({
    withdrawal_sn: 'W1',
    createtime: 1_780_000_000,
    statement: `${name} ${JSON.stringify(lines)}`,
  }));
  expect(await send(statement)).toEqual({
    status: 'received',
    withdrawal: { number: 'W1', sentAt: 1_780_000_000_000, statement: 'Lena null' },
  });
  const chosen = [{ lineId: 7 as OrderLineId, quantity: 2 }];
  const partial = await send({ ...statement, lines: chosen });
  expect(partial).toMatchObject({ withdrawal: { statement: 'Lena [{"id":7,"nums":2}]' } });
  expect(http.calls[0]?.options.idempotencyKey).toMatch(/^[\da-f-]{36}$/u);
});

it.each([
  ['NOT_CONFIGURED', {}, { status: 'not-offered' }],
  ['RATE_LIMITED', { retry_after: 90 }, { status: 'too-many', waitSeconds: 90 }],
  ['VALIDATION', { fields: { email: 'format' } }, { status: 'refused', fields: { email: 'format' } }],
] as const)('maps %s', async (reason, data, result) => {
  const { http, send } = open();
  http.on(withdrawalSend, () => refuse(reason, data));
  expect(await send(statement)).toMatchObject(result);
});
