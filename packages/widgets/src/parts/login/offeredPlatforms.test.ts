import { expect, it } from 'vitest';
import { offeredPlatforms } from './offeredPlatforms.ts';

it.each([
  [['password', 'wechat', 'sandbox'], 'MicroMessenger/8.0.50', ['wechat', 'sandbox']],
  [['password', 'wechat', 'sandbox'], 'Safari/604.1', ['sandbox']],
  [['wechat'], 'Safari/604.1', []],
  [['password'], 'MicroMessenger/8.0.50', []],
])('of %j offers in %s: %j', (logInWays, userAgent, offered) => {
  expect(offeredPlatforms(logInWays, userAgent)).toEqual(offered);
});
