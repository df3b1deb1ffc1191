import type { OperatorCommand } from '../operator/command.ts';
import { findSharedMobiles } from './fillMobileKeys.ts';

/**
 * Lists accounts with the same telephone number: each belongs to whoever entered the number in this notation.
 */
export const sharedMobilesCommand: OperatorCommand = {
  name: 'shared-mobiles',
  usage: '',
  summary: 'lists accounts of earlier releases with the same mobile number in different notations',
  hasJson: true,
  async run({ db }) {
    const shared = await findSharedMobiles(db);
    const lines = shared.map(({ key, accounts }) =>
      [`+${key}`, ...accounts.map(({ id, username, mobile }) => `${id} ${username} (${mobile})`)].join('\t'),
    );
    return {
      status: 'done',
      text: lines.length === 0 ? 'No two accounts have the same mobile number.' : lines.join('\n'),
      data: shared,
    };
  },
};
