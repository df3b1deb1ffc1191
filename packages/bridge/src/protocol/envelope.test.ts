import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MESSAGE_LIMIT, readEnvelope, writeEnvelope } from './envelope.ts';

const ack = { namespace: 'penpal', type: 'ACK2' } as const;

describe('an envelope', () => {
  it('carries a message', () => {
    expect(readEnvelope(writeEnvelope('1', ack))).toEqual({ status: 'ok', id: '1', message: ack });
  });

  it('may be as long as the limit and no byte longer', () => {
    const filled = (value: string) => writeEnvelope('1', { ...ack, value });
    const room = MESSAGE_LIMIT - filled('').length;
    expect(readEnvelope(filled('x'.repeat(room))).status).toBe('ok');
    expect(() => filled('x'.repeat(room + 1))).toThrow(expect.objectContaining({ name: 'DataCloneError' }));
    // Three-byte characters count three times.
    expect(() => filled('喵'.repeat(room / 3 + 1))).toThrow('cannot be sent');
    const received = JSON.stringify({
      v: 'pawlet/1',
      id: '1',
      m: { ...ack, value: '喵'.repeat(room / 3 + 1) },
    });
    expect(readEnvelope(received)).toEqual({ status: 'ignored', reason: 'size' });
  });

  it('throws an error with a specific name when something cannot be serialised', () => {
    const knot: { self?: unknown } = {};
    knot.self = knot;
    for (const value of [knot, { n: 1n }])
      expect(() => writeEnvelope('1', value)).toThrow(expect.objectContaining({ name: 'DataCloneError' }));
  });

  it('contains no stack', () => {
    const text = writeEnvelope('1', {
      ...ack,
      type: 'REPLY',
      value: { message: 'm', stack: 'at /home/x.ts' },
    });
    expect(text).toContain('"message":"m"');
    expect(text).not.toContain('stack');
  });

  it('refuses another protocol and ignores additions of a later minor version', () => {
    const of = (v: string) => JSON.stringify({ v, id: '1', m: { ...ack, more: 1 }, more: 1 });
    expect(readEnvelope(of('pawlet/2'))).toEqual({ status: 'newer', protocol: 'pawlet/2' });
    expect(readEnvelope(of('pawlet/0.9'))).toEqual({ status: 'newer', protocol: 'pawlet/0.9' });
    expect(readEnvelope(of('pawlet/1.4')).status).toBe('ok');
    for (const v of ['pawlet', 'pawlet/', 'pawlet/1x', 'PAWLET/1', 'pawlet/1.', 'pawlet/99999', '1'])
      expect(readEnvelope(of(v))).toEqual({ status: 'ignored', reason: 'shape' });
  });

  it.each([
    undefined,
    null,
    1,
    {},
    '',
    'null',
    '[]',
    '{}',
    '{"v":"pawlet/1"}',
    '{"v":"pawlet/1","id":1,"m":{"namespace":"penpal","type":"ACK2"}}',
    '{"v":"pawlet/1","id":"","m":{"namespace":"penpal","type":"ACK2"}}',
    '{"v":"pawlet/1","id":"1","m":[]}',
    '{"v":"pawlet/1","id":"1","m":{"namespace":"other","type":"ACK2"}}',
    '{"v":"pawlet/1","id":"1","m":{"namespace":"penpal","type":"constructor"}}',
    '{"v":"pawlet/1","id":"1","m":{"namespace":"penpal","type":"SYN"}}',
    '{"v":"pawlet/1","id":"1","m":{"namespace":"penpal","type":"SYN","participantId":{}}}',
    '{"v":"pawlet/1","id":"1","m":{"namespace":"penpal","type":"CALL","id":"1","methodPath":"pay","args":[]}}',
    '{"v":"pawlet/1","id":"1","m":{"namespace":"penpal","type":"CALL","id":"1","methodPath":[],"args":[]}}',
    '{"v":"pawlet/1","id":"1","m":{"namespace":"penpal","type":"CALL","id":"1","methodPath":[["pay"]],"args":[]}}',
    '{"v":"pawlet/1","id":"1","m":{"namespace":"penpal","type":"CALL","id":"1","methodPath":["a","b"],"args":[]}}',
    '{"v":"pawlet/1","id":"1","m":{"namespace":"penpal","type":"CALL","id":"1","methodPath":["pay"],"args":{}}}',
    '{"v":"pawlet/1","id":"1","m":{"namespace":"penpal","type":"CALL","id":"1","methodPath":["pay"],"args":[1,2]}}',
    '{"v":"pawlet/1","id":"1","m":{"namespace":"penpal","type":"REPLY"}}',
  ])('ignores %j', (text) => expect(readEnvelope(text).status).toBe('ignored'));

  it('is parsed without throwing for any input', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.json(), fc.string()), (value) => {
        expect(['ok', 'newer', 'ignored']).toContain(readEnvelope(value).status);
      }),
      { numRuns: 2000, seed: 4 },
    );
  });
});
