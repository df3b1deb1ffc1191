import type { OperatorCommand } from '../operator/command.ts';
import { accountNames } from '../login/accountNames.ts';
import { findSharedMobiles } from './fillMobileKeys.ts';
import { deleteSessionsOf, findByAccount } from './repository.ts';

/** Ends the sessions of a shopper who has lost a device. */
export const logOutCommand: OperatorCommand = {
  name: 'logout',
  usage: '<user name, mobile or e-mail>',
  summary: 'ends all sessions of an account',
  async run({ db }, [account = '']) {
    const shopper = account === '' ? undefined : await findByAccount(db, accountNames(account));
    if (shopper === undefined) return { status: 'refused', text: 'There is no such account.' };
    await deleteSessionsOf(db, shopper.id);
    return { status: 'done', text: `${shopper.username} is logged out everywhere.` };
  },
};

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
