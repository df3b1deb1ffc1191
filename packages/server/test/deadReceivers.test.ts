import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:net';
import process from 'node:process';
import { expect, it } from 'vitest';
import { fetchWebhookSender } from '../src/adapters/fetchWebhookSender.ts';
import { startJobs } from '../src/adapters/jobRunner.ts';
import { systemClock } from '../src/adapters/systemClock.ts';
import { webhookEndpoints } from '../src/db/schema/webhook.ts';
import { emitEvent } from '../src/modules/webhook/events.ts';
import { webhookJob } from '../src/modules/webhook/job.ts';
import { createTestStore } from './createTestStore.ts';
import { reportSecurityFigure } from './store/securityFigure.ts';
import { startFakeService } from './store/fakeService.ts';

const dead = 31;
const rounds = process.env['PAWLET_FULL'] === '1' ? 5 : 1;
const bound = 10_000;

/** A port that accepts connections and never responds, and one that refuses them. */
async function startDeadReceivers() {
  const hanging = createServer();
  const refusing = createServer();
  for (const server of [hanging, refusing])
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const sockets = new Set<{ destroy(): void }>();
  hanging.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).resume();
  });
  const getPort = (server: typeof hanging) => {
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  };
  const ports = [getPort(hanging), getPort(refusing)];
  await new Promise((resolve) => refusing.close(resolve));
  return {
    urls: Array.from({ length: dead }, (_, index) => `http://127.0.0.1:${ports[index % 2]}/dead/${index}`),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => hanging.close(resolve));
    },
  };
}

it(`a healthy receiver gets each event within ten seconds beside ${dead} unresponsive ones`, async () => {
  const arrivals = new EventEmitter();
  const receiver = await startFakeService(() => {
    arrivals.emit('message');
    return { body: '' };
  });
  const deadReceivers = await startDeadReceivers();
  const store = await createTestStore({ deps: { webhooks: fetchWebhookSender, clock: systemClock } });
  const now = () => Math.floor(systemClock.nowMs() / 1000);
  const urls = [...deadReceivers.urls, `${receiver.origin}/healthy`];
  await store.db
    .insert(webhookEndpoints)
    .values(urls.map((url) => ({ url, secret: '00'.repeat(32), createtime: now() })));
  const jobs = startJobs([webhookJob], store.deps);
  try {
    const delays: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const arrived = once(arrivals, 'message');
      const startedMs = Date.now();
      await emitEvent(store.db, 'order.paid', {
        orderSn: String(round).padStart(26, '0'),
        sup: '',
        now: now(),
        data: {},
      });
      await arrived;
      delays.push(Date.now() - startedMs);
    }
    const longest = Math.max(...delays);
    reportSecurityFigure(
      29,
      `${dead} unresponsive receivers, ${rounds} events: the healthy one gets each within ${longest} ms`,
    );
    expect(longest).toBeLessThan(bound);
  } finally {
    await deadReceivers.close();
    await jobs.stop();
    await store.close();
    await receiver.close();
  }
}, 120_000);
