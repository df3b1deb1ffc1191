import * as fc from 'fast-check';

const text = (m: unknown, v: unknown = 'pawlet/1', id: unknown = `h-${Math.random()}`): string =>
  JSON.stringify({ v, id, m });
const call = (fields: object): string =>
  text({ namespace: 'penpal', type: 'CALL', id: 'x', methodPath: ['pay'], args: [], ...fields });

/** Messages that a stranger or a broken partner might send; none is a call that may have an effect. */
export const handMade: readonly unknown[] = [
  undefined,
  null,
  0,
  Number.NaN,
  true,
  10n,
  [],
  {},
  new Date(0),
  new Map([['v', 'pawlet/1']]),
  new Uint8Array(8),
  {
    v: 'pawlet/1',
    id: '1',
    m: { namespace: 'penpal', type: 'CALL', id: '1', methodPath: ['pay'], args: [] },
  },
  { namespace: 'penpal', type: 'CALL', id: '1', methodPath: ['pay'], args: [] },
  { namespace: 'penpal', type: 'SYN', participantId: 'x' },
  { penpal: 'syn' },
  { penpal: 'call', id: 1, methodName: 'pay', args: [] },
  '',
  ' ',
  'null',
  '[]',
  '{}',
  '{',
  '"pawlet/1"',
  '{"v":"pawlet/1"}',
  `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  `{"v":"pawlet/1","id":"1","m":"${'x'.repeat(300 * 1024)}"}`,
  '{"__proto__":{"polluted":true}}',
  '{"v":"pawlet/1","id":"1","m":{"__proto__":{"namespace":"penpal","type":"CALL"},"methodPath":["pay"]}}',
  '{"v":"pawlet/1","id":"1","m":{"namespace":"penpal","type":"__proto__"}}',
  text({ namespace: 'penpal', type: 'toString' }),
  text({ namespace: 'penpal', type: 'SYN' }),
  text({ namespace: 'penpal', type: 'SYN', participantId: 'x'.repeat(129) }),
  text({ namespace: 'penpal', type: 'CALL' }, 'pawlet/2'),
  text({ namespace: 'penpal', type: 'CALL' }, 'pawlet/1', 'x'.repeat(200)),
  call({ methodPath: ['constructor'] }),
  call({ methodPath: ['__proto__'] }),
  call({ methodPath: ['pay', 'constructor'] }),
  call({ methodPath: ['constructor', 'prototype', 'pay'] }),
  call({ methodPath: [['pay']] }),
  call({ methodPath: 'pay' }),
  call({ methodPath: { 0: 'pay', length: 1 } }),
  call({ methodPath: ['PAY'] }),
  call({ methodPath: ['pay '] }),
  call({ args: 'pay' }),
  call({ args: [1, 2] }),
  call({ args: { length: 1 } }),
  call({ id: { toString: 'x' } }),
  call({ id: '' }),
  call({ namespace: 'other' }),
  text({ namespace: 'penpal', type: 'REPLY', callId: 'nobody', value: { token: 'x' } }),
  text({
    namespace: 'penpal',
    type: 'REPLY',
    callId: 'nobody',
    isError: true,
    isSerializedErrorInstance: true,
  }),
];

const key = fc.oneof(
  fc.constantFrom('v', 'id', 'm', 'type', 'namespace', '__proto__', 'constructor', 'args', 'methodPath'),
  fc.string({ maxLength: 8 }),
);
const envelope = fc.record(
  {
    v: fc.oneof(fc.constantFrom('pawlet/1', 'pawlet/1.9', 'pawlet/3', 'pawlet'), fc.string()),
    id: fc.oneof(fc.string({ maxLength: 140 }), fc.integer()),
    m: fc.record(
      {
        namespace: fc.oneof(fc.constant('penpal'), fc.string()),
        type: fc.constantFrom('SYN', 'ACK1', 'ACK2', 'CALL', 'REPLY', 'NEW', 'valueOf', ''),
        id: fc.oneof(fc.string(), fc.anything()),
        callId: fc.oneof(fc.string(), fc.anything()),
        participantId: fc.oneof(fc.integer(), fc.constant('')),
        // Never the name of a handler alone.
        methodPath: fc.oneof(
          fc.array(fc.string(), { minLength: 2 }),
          fc.constantFrom(['constructor'], ['valueOf'], ['__proto__'], ['pay', 'call'], 'pay', null),
        ),
        args: fc.oneof(fc.array(fc.anything()), fc.anything()),
        value: fc.anything(),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
);

function toText(value: unknown): string {
  try {
    return (
      JSON.stringify(value, (_key, held: unknown) => (typeof held === 'bigint' ? String(held) : held)) ?? ''
    );
  } catch {
    return '[]';
  }
}

/** Randomly generated messages, the same ones each time. */
export function generate(count: number): readonly unknown[] {
  const some = fc.oneof(
    { weight: 5, arbitrary: envelope.map((value) => toText(value)) },
    { weight: 1, arbitrary: envelope },
    { weight: 1, arbitrary: fc.string() },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.dictionary(key, fc.anything()).map((value) => toText(value)) },
    { weight: 1, arbitrary: fc.anything() },
  );
  return fc.sample(some, { numRuns: count, seed: 20_261_121 });
}
