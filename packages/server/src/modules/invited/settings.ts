import { defineSetting } from '../settings/defineSetting.ts';
import { wholeBetween } from '../settings/values.ts';

/** Points for an invitation until an owner changes them. */
export const defaultReward = 200;

/** Reward of an inviter. */
export const inviteRewardSetting = defineSetting({
  name: 'invitations.reward',
  schema: wholeBetween(0, 100_000),
  initial: defaultReward,
  meaning: 'setting.invitations.reward',
});
