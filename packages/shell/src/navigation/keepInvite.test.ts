import { expect, it, vi } from 'vitest';
import { parseAddress } from '../routing/hashAddress.ts';
import { keepInvite } from './keepInvite.ts';

function keep(route: string, isSignedIn = false): readonly unknown[] {
  const setInviteId = vi.fn<(inviteId: string) => void>();
  keepInvite({ isSignedIn: () => isSignedIn, setInviteId }, parseAddress(route));
  return setInviteId.mock.calls;
}

it.each([
  ['/pages/goods/detail?id=3&invite_id=12', '12'],
  ['/?invite_id=12', '12'],
  ['/pages/order/list?invite_id=12&invite_id=13', '12'],
  [`/pages/goods/detail?scene=${encodeURIComponent('invite_id=12&goods_id=3')}`, '12'],
])('stores the inviter of %s', (route, id) => expect(keep(route)).toEqual([[id]]));

it.each([
  '/pages/goods/detail?id=3',
  '/?invite_id=',
  '/?invite_id=0',
  '/?invite_id=-1',
  '/?invite_id=1.5',
  '/?invite_id=%3Cscript%3E',
  '/?invite_id=99999999999999999999',
  '/?q=invite_id',
])('stores nothing of %s', (route) => expect(keep(route)).toEqual([]));

it('stores nothing for a shopper, who already has an account', () => {
  expect(keep('/?invite_id=12', true)).toEqual([]);
});
