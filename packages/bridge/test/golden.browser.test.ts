import { expect, it } from 'vitest';
import { connectToHost } from '../src/guest/index.ts';
import { readEnvelope, type CallMessage, type WireMessage } from '../src/index.ts';
import { goldenMessages, hostSamples } from '../wire/goldenMessages.ts';
import { poorBrowser } from './guestActions.ts';
import { asTopPage } from './stages/inPage.ts';

const golden = (name: string): WireMessage => {
  const found = goldenMessages.find((message) => message.name === name);
  if (found === undefined) throw new Error(`no golden message ${name}`);
  return found.envelope.m;
};

it('a page replies to the golden messages of an embedder, and makes the same calls', async () => {
  const page = asTopPage();
  const said: WireMessage[] = [];
  const answered = (callId: string): WireMessage | undefined =>
    said.find((message) => message.type === 'REPLY' && message.callId === callId);
  let count = 0;
  const say = (message: object): void => {
    count += 1;
    const text = JSON.stringify({ v: 'pawlet/1', id: `e-${count}`, m: message });
    (Reflect.get(page, '__pawletBridge') as { receive: (text: string) => void }).receive(text);
  };
  const answer = ({ id, methodPath }: CallMessage): void =>
    say({ ...golden(`embedder-reply-${methodPath[0] ?? ''}`), callId: id });
  const postMessage = (text: string): void => {
    const read = readEnvelope(text);
    if (read.status !== 'ok') throw new Error('the page sent an unreadable message');
    const { message } = read;
    said.push(message);
    queueMicrotask(() => {
      if (message.type === 'SYN') say(golden('embedder-syn'));
      if (message.type === 'ACK1') say(golden('embedder-ack2'));
      if (message.type === 'CALL') answer(message);
    });
  };
  Reflect.defineProperty(page, 'webkit', { value: { messageHandlers: { pawlet: { postMessage } } } });

  const connection = connectToHost({ fallback: poorBrowser, window: page, onNavigate: () => true });
  expect(await connection.ready).toEqual({ status: 'connected', transport: 'webkit' });
  expect(connection.context.get()).toEqual(hostSamples.getLaunchContext.result);
  expect(said.find(({ type }) => type === 'ACK1')).toEqual(golden('page-ack1'));

  for (const [name, sample] of Object.entries(hostSamples)) {
    const argument = 'argument' in sample ? sample.argument : undefined;
    const call = Reflect.get(connection.calls, name) as (argument: unknown) => Promise<unknown>;
    expect(await call(argument), name).toEqual(sample.result);
    const sent = said.findLast((message) => message.type === 'CALL' && message.methodPath[0] === name);
    expect(sent).toMatchObject({ args: (golden(`page-call-${name}`) as CallMessage).args });
  }

  connection.onBack(() => true);
  for (const name of ['updateContext', 'back', 'resume', 'navigate']) {
    say(golden(`embedder-call-${name}`));
    await expect.poll(() => answered(`call-embedder-${name}`)).toEqual(golden(`page-reply-${name}`));
  }
  say(golden('embedder-destroy'));
  expect(connection.state.get()).toMatchObject({ status: 'no-host' });
  connection.close();
});
