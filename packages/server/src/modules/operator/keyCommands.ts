import type { OperatorCommand } from './command.ts';
import { addOperatorKey, findOperatorKeys, revokeOperatorKey } from './operatorKeys.ts';
import { momentCell } from './toCsv.ts';

/** Names that the log uses for callers without a key. */
export const reservedKeyNames: readonly string[] = ['local', 'system', 'autopilot'];

const addCommand: OperatorCommand = {
  name: 'operator-key-add',
  usage: '<name>',
  summary: 'creates a key for an operator, and prints it once',
  async run({ db, random }, [name = '', ...rest], now) {
    if (!/^[a-z0-9][a-z0-9._-]{0,31}$/u.test(name) || rest.length > 0 || reservedKeyNames.includes(name)) {
      return {
        status: 'refused',
        text: 'A key needs a name of 1 to 32 lower-case letters, digits, dots and dashes, such as anna.',
      };
    }
    const key = await addOperatorKey({ db, random }, { name }, now);
    if (key === null) {
      return {
        status: 'refused',
        text: `The key ${name} already exists; names of revoked keys cannot be reused.`,
      };
    }
    return {
      status: 'done',
      text: `Key of ${name}, shown only once: ${key}\nSet PAWLET_OPERATOR_KEY to it: the log then shows ${name}.`,
    };
  },
};

const listCommand: OperatorCommand = {
  name: 'operator-keys',
  usage: '[--json]',
  summary: 'lists the operator keys, and when each was last used',
  hasJson: true,
  async run({ db }) {
    const keys = await findOperatorKeys(db);
    const lines = keys.map(({ name, createtime, lastusetime, revoketime }) =>
      [
        name,
        `made ${momentCell(createtime)}`,
        lastusetime === null ? 'never used' : `used ${momentCell(lastusetime)}`,
        revoketime === null ? 'in force' : `revoked ${momentCell(revoketime)}`,
      ].join('\t'),
    );
    return { status: 'done', text: lines.length === 0 ? 'There are no keys.' : lines.join('\n'), data: keys };
  },
};

const revokeCommand: OperatorCommand = {
  name: 'operator-key-revoke',
  usage: '<name>',
  summary: 'revokes a key at once',
  async run({ db }, [name = ''], now) {
    return (await revokeOperatorKey(db, name, now))
      ? { status: 'done', text: `The key ${name} is revoked.` }
      : { status: 'refused', text: `There is no active key ${name}.` };
  },
};

/** Keys that identify in the log who ran a command. */
export const keyCommands: readonly OperatorCommand[] = [addCommand, listCommand, revokeCommand];
