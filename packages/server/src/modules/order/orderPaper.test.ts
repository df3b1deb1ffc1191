import { addressV2addedit } from '@pawlet/core/contract';
import { auditCalls, jobCalls, orderCalls } from '@pawlet/operator';
import { isOperatorProblem, type OperatorClient } from '@pawlet/operator/client';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { loadSku, setStock } from '../../../test/store/buying.ts';
import { operate, operatorSecret } from '../../../test/store/operator.ts';
import { clientWith, localHeaders, personHeaders } from '../../../test/store/operatorApi.ts';
import { buyPaid } from '../../../test/store/paidOrder.ts';
import { operatorJob } from '../operator-jobs/job.ts';

const skuCode = 'PW-PUMP';
let store: TestStore;
let packer: OperatorClient;
let orderSn = '';
let shippedSn = '';

beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret } });
  const shopper = await store.shopper();
  await setStock(store, (await loadSku(store, skuCode)).id, 100);
  const fields = { receiver: '王小明', mobile: '13912340000', area_id: 440305, address: '科技园路 88 号' };
  const added = await shopper.call(addressV2addedit, fields);
  const more = { address_id: added.data.id, memo: '请放在门口' };
  ({ orderSn } = await buyPaid(store, shopper, [[skuCode, 3]], more));
  ({ orderSn: shippedSn } = await buyPaid(store, shopper, [[skuCode, 1]], more));
  await operate(store, 'ship', [shippedSn, 'SF', 'SF1']);
  packer = clientWith(store, await personHeaders(store, 'orders'));
});
afterAll(() => store.close());

async function print(kind: 'labels' | 'picking-list', orders: readonly string[]) {
  const { data } = await packer.call(orderCalls.printOrders, { input: { kind, orders: [...orders] } });
  await operatorJob.run(store.deps, store.clock.now());
  const params = { id: String(data.id) };
  const { data: job } = await packer.call(jobCalls.readJob, { params });
  return { job, params };
}

async function readText(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true });
  return text.replaceAll(/\s/gu, '');
}

it('prints labels of the chosen orders, and the download is logged', { timeout: 60_000 }, async () => {
  const { job, params } = await print('labels', [shippedSn, orderSn, '999']);
  expect(job).toMatchObject({
    kind: 'print-orders',
    state: 'done',
    hasFile: true,
    result: { orders: 2, missing: ['999'] },
  });
  const file = await packer.download(jobCalls.readJobFile, { params });
  expect(file).toMatchObject({ name: `labels-${job.id}.pdf`, type: 'application/pdf' });
  const text = await readText(file.bytes);
  for (const part of [orderSn, shippedSn, '王小明', '13912340000', '广东省', '深圳市', '南山区科技园路88号'])
    expect(text).toContain(part);
  expect(text.indexOf(shippedSn)).toBeLessThan(text.indexOf(orderSn));
  const log = await clientWith(store, localHeaders).call(auditCalls.listAudit, {
    input: { call: 'jobs.file' },
  });
  expect(log.data.items).toMatchObject([{ target: params.id, outcome: 'read' }]);
});

it('prints what is left to pick, and names orders with nothing', { timeout: 60_000 }, async () => {
  const { job, params } = await print('picking-list', [orderSn, shippedSn]);
  expect(job).toMatchObject({ state: 'done', result: { orders: 1, missing: [shippedSn] } });
  const { bytes } = await packer.download(jobCalls.readJobFile, { params });
  const text = await readText(bytes);
  for (const part of ['Pickinglist', 'Orders:1,pieces:3', orderSn, skuCode, '请放在门口'])
    expect(text).toContain(part);
  expect(text).not.toContain(shippedSn);
});

it('makes no file where there is nothing to print', async () => {
  const { job, params } = await print('picking-list', [shippedSn]);
  expect(job).toMatchObject({ state: 'done', hasFile: false, result: { orders: 0, missing: [shippedSn] } });
  const error: unknown = await packer
    .download(jobCalls.readJobFile, { params })
    .catch((reason: unknown) => reason);
  expect(isOperatorProblem(error) && error.problem.status).toBe(404);
});

it('refuses a zone that does not exist', async () => {
  const input = { kind: 'labels' as const, orders: [orderSn], zone: 'Mars/Base' };
  const error: unknown = await packer
    .call(orderCalls.printOrders, { input })
    .catch((reason: unknown) => reason);
  expect(isOperatorProblem(error) && error.problem.errors).toMatchObject([{ field: 'zone' }]);
});
