import { keyCalls, type OperatorOutputOf, scopes as allScopes, type Scope } from '@pawlet/operator';
import { readArguments, unknownArgument } from './readArguments.ts';
import { momentCell } from '../modules/operator/toCsv.ts';
import type { ClientCommand } from './clientCommand.ts';
import { daySeconds, readDay } from './readDay.ts';
import { done, refused, withTexts } from './results.ts';
import { stepCommand } from './stepCommand.ts';

type Key = OperatorOutputOf<typeof keyCalls.listKeys>['items'][number];

const isScope = (text: string): text is Scope => allScopes.some((scope) => scope === text);

const addCommand: ClientCommand = {
  name: 'operator-key-add',
  usage: '<name> [scopes=orders:read,orders:write] [expires=2027-01-31]',
  summary: 'creates a key for an operator or a system, with every scope by default, and prints it once',
  calls: [keyCalls.addKey],
  async run({ client }, args) {
    const read = readArguments(args, { fields: ['scopes', 'expires'] });
    if (typeof read === 'string') return unknownArgument(read);
    const [name = '', more] = read.words;
    if (more !== undefined) return unknownArgument(more);
    const scopes =
      read.fields
        .get('scopes')
        ?.split(',')
        .map((scope) => scope.trim()) ?? allScopes;
    const unknown = scopes.find((scope) => !isScope(scope));
    if (unknown !== undefined)
      return refused(`There is no scope ${unknown}. There are ${allScopes.join(', ')}.`);
    const lastDay = readDay(read.fields.get('expires'));
    if (lastDay === null) return refused('The end of a key is a day such as expires=2027-01-31.');
    const texts = {
      invalid: `A key needs a new name of 1 to 32 lower-case letters, digits, dots and dashes, such as anna, and an end in the future. Names of revoked keys cannot be reused, and local, system and autopilot are reserved.`,
    };
    return withTexts(texts, async () => {
      const expires = lastDay === undefined ? undefined : lastDay + daySeconds;
      const input = { name, scopes: scopes.filter(isScope), expires };
      const { data } = await client.call(keyCalls.addKey, { input });
      return done(
        `Key of ${name}, shown only once: ${data.key}\nSet PAWLET_OPERATOR_KEY to it: the log then shows ${name}.`,
      );
    });
  },
};

function toLine({ name, madeBy, scopes, created, lastUsed, expires, revoked }: Key): string {
  return [
    name,
    `made ${momentCell(created)}${madeBy === null ? '' : ` by ${madeBy}`}`,
    lastUsed === null ? 'never used' : `used ${momentCell(lastUsed)}`,
    revoked === null ? 'in force' : `revoked ${momentCell(revoked)}`,
    ...(expires === null ? [] : [`ends ${momentCell(expires)}`]),
    scopes.length === allScopes.length ? 'every scope' : scopes.join(' '),
  ].join('\t');
}

const listCommand: ClientCommand = {
  name: 'keys',
  formerName: 'operator-keys',
  usage: '[--json]',
  summary: 'lists the operator keys, and when each was last used',
  calls: [keyCalls.listKeys],
  hasJson: true,
  async run({ client }, [more]) {
    if (more !== undefined) return unknownArgument(more);
    const { items } = (await client.call(keyCalls.listKeys)).data;
    return done(items.length === 0 ? 'There are no keys.' : items.map(toLine).join('\n'), items);
  },
};

const revokeCommand = stepCommand({
  name: 'operator-key-revoke',
  argument: 'name',
  summary: 'revokes a key at once',
  call: keyCalls.revokeKey,
  toParams: (name) => ({ name }),
  texts: (name) => ({ 'not-found': `There is no active key ${name}.` }),
  toText: (name) => `The key ${name} is revoked.`,
});

/** Keys that identify in the log who ran a command. */
export const keyCommands: readonly ClientCommand[] = [addCommand, listCommand, revokeCommand];
