import type { OperatorCommand } from '../operator/command.ts';
import { accountNames } from '../login/accountNames.ts';
import { deleteSessionsOf, findByAccount } from './repository.ts';

/** Ends the log-ins of somebody who has lost a device. */
export const logOutCommand: OperatorCommand = {
  name: 'logout',
  usage: '<user name, mobile or e-mail>',
  summary: 'ends all log-ins of an account',
  async run({ db }, [account = '']) {
    const shopper = account === '' ? undefined : await findByAccount(db, accountNames(account));
    if (shopper === undefined) return { status: 'refused', text: 'There is no such account.' };
    await deleteSessionsOf(db, shopper.id);
    return { status: 'done', text: `${shopper.username} is logged out everywhere.` };
  },
};
