import { expect, it } from 'vitest';
import { createTestStore } from '../../../test/createTestStore.ts';
import type { NodeCondition } from '../../ports/nodeCondition.ts';

it.each([
  [{ schema: 'current', disk: 'ok' }, 200, 'ready'],
  [{ schema: 'newer', disk: 'low' }, 200, 'ready'],
  [{ schema: 'current', disk: 'unknown' }, 200, 'ready'],
  [{ schema: 'older', disk: 'ok' }, 503, 'database older than this release'],
  [{ schema: 'missing', disk: 'ok' }, 503, 'database older than this release'],
] as const satisfies readonly (readonly [NodeCondition, number, string])[])(
  '/readyz of a node with %o returns %i',
  async (condition, code, status) => {
    const store = await createTestStore({ deps: { condition: () => condition } });
    try {
      const reply = await store.app.request('/readyz');
      expect(reply.status).toBe(code);
      expect(await reply.json()).toEqual({ status, ...condition });
    } finally {
      await store.close();
    }
  },
);
