import { describe, expect, it, vi } from 'vitest';
import { createInspector } from './createInspector.ts';

const penpal = { namespace: 'penpal' } as const;

describe('the inspector', () => {
  it('shows the handshake and every call, without secrets', () => {
    const print = vi.fn<(line: string) => void>();
    const { inspect, log } = createInspector(print);
    inspect('out', { ...penpal, type: 'SYN', participantId: '1' });
    inspect('in', {
      ...penpal,
      type: 'REPLY',
      callId: '1',
      value: { token: 'secret-token', language: 'en', list: [{ token: 'secret-too' }] },
    });
    inspect('in', {
      ...penpal,
      type: 'CALL',
      id: '2',
      methodPath: ['updateContext'],
      args: [{ token: 'secret-three' }],
    });
    inspect('in', { ...penpal, type: 'REPLY', callId: '3', value: { code: 'secret-code', scope: 's' } });
    inspect('in', {
      ...penpal,
      type: 'REPLY',
      callId: '4',
      isError: true,
      value: { name: 'PawletError', code: 'TIMEOUT', message: 'late' },
    });
    expect(print.mock.calls.map(([line]) => line)).toEqual([
      'pawlet bridge → SYN',
      'pawlet bridge ← REPLY',
      'pawlet bridge ← CALL updateContext',
      'pawlet bridge ← REPLY',
      'pawlet bridge ← REPLY',
    ]);
    const shown = JSON.stringify([log, print.mock.calls]);
    expect(shown).not.toContain('secret');
    expect(shown).toContain('TIMEOUT');
    expect(shown).toContain('[12 hidden]');
  });

  it('keeps the last 500', () => {
    const { inspect, log } = createInspector();
    for (let index = 0; index < 510; index += 1)
      inspect('out', { ...penpal, type: 'SYN', participantId: String(index) });
    expect(log).toHaveLength(500);
    expect(log[0]?.message).toMatchObject({ participantId: '10' });
  });
});
