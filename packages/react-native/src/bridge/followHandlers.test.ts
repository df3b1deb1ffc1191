import type { HostHandlers } from '@pawlet/bridge';
import { expect, it } from 'vitest';
import { followHandlers, listMethods } from './followHandlers.ts';

it('calls the handlers of the last rendering, also of methods that this version does not know', async () => {
  const renderings: HostHandlers[] = [{ copy: () => 'failed' }, { copy: () => 'done', share: undefined }];
  let current = renderings[0] ?? {};
  const future: object = { 'pay.wechat': ({ payment }: { payment: string }) => `paid ${payment}` };
  current = { ...current, ...future };
  const names = listMethods({ ...current, share: undefined });
  expect(names).toEqual(['copy', 'pay.wechat']);
  const followed: Readonly<Record<string, ((argument: unknown) => unknown) | undefined>> = {
    ...(followHandlers(names, () => current) as object),
  };
  expect(followed['copy']?.({ text: 'x' })).toBe('failed');
  expect(followed['pay.wechat']?.({ payment: '1' })).toBe('paid 1');
  current = renderings[1] ?? {};
  expect(followed['copy']?.({ text: 'x' })).toBe('done');
  expect(() => followed['pay.wechat']?.({ payment: '1' })).toThrow(/no handler for pay\.wechat/u);
});
