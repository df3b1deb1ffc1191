import { emailInput, type OperatorOutputOf, peopleCalls, type Role, roles } from '@pawlet/operator';
import type { OperatorClient } from '@pawlet/operator/client';
import * as v from 'valibot';
import { readArguments, unknownArgument } from './readArguments.ts';
import { momentCell } from '../modules/operator/toCsv.ts';
import type { ClientCommand } from './clientCommand.ts';
import { done, refused, withTexts } from './results.ts';

type Person = OperatorOutputOf<typeof peopleCalls.listPeople>['items'][number];
type Invitation = OperatorOutputOf<typeof peopleCalls.invitePerson>;

const isRole = (text: string): text is Role => roles.some((role) => role === text);
const noEmail = refused('Enter the e-mail address of the person.');
const noRole = refused(`Enter a role: ${roles.join(', ')}.`);

function readEmail(text: string): string | null {
  const parsed = v.safeParse(emailInput, text);
  return parsed.success ? parsed.output : null;
}

async function findPerson(client: OperatorClient, email: string): Promise<Person | undefined> {
  const { items } = (await client.call(peopleCalls.listPeople)).data;
  return items.find((person) => person.email === email);
}

function toLine({ email, name, role, state, hasAuthenticator, lastLogIn }: Person): string {
  return [
    email,
    name,
    role,
    state,
    hasAuthenticator ? 'authenticator' : 'no authenticator',
    lastLogIn === null ? 'never logged in' : `logged in ${momentCell(lastLogIn)}`,
  ].join('\t');
}

function toLinkText({ person, link }: Invitation): string {
  return link === null
    ? `An e-mail with the link to set the password was sent to ${person.email}; it works once, for three days.`
    : `The link to set the password works once, for three days:\n${link}`;
}

const listCommand: ClientCommand = {
  name: 'people',
  usage: '[--json]',
  summary: 'lists everybody who can log in to the console, with their roles',
  calls: [peopleCalls.listPeople],
  hasJson: true,
  async run({ client }, [more]) {
    if (more !== undefined) return unknownArgument(more);
    const { items } = (await client.call(peopleCalls.listPeople)).data;
    const text =
      items.length === 0
        ? 'There is nobody: add the first owner with owner-add.'
        : items.map(toLine).join('\n');
    return done(text, items);
  },
};

const ownerCommand: ClientCommand = {
  name: 'owner-add',
  usage: '<e-mail>',
  summary: 'makes a person an owner of the shop, and prints a link to set their password',
  calls: [
    peopleCalls.listPeople,
    peopleCalls.invitePerson,
    peopleCalls.changePerson,
    peopleCalls.inviteAgain,
  ],
  async run({ client }, [given = '', ...rest]) {
    const email = readEmail(given);
    if (email === null || rest.length > 0) return refused('Enter the e-mail address of the owner.');
    const person = await findPerson(client, email);
    const invitation =
      person === undefined ? await inviteOwner(client, email) : await bringBack(client, person);
    return done(`${email} is an owner. ${toLinkText(invitation)}`);
  },
};

async function inviteOwner(client: OperatorClient, email: string): Promise<Invitation> {
  const [name = email] = email.split('@', 1);
  const { data } = await client.call(peopleCalls.invitePerson, {
    input: { email, name, role: 'owner', byLink: true },
  });
  return data;
}

/** Whoever has the data folder also brings back an owner who was disabled. */
async function bringBack(client: OperatorClient, { id, role, state, version }: Person): Promise<Invitation> {
  const params = { id: String(id) };
  if (role !== 'owner' || state === 'disabled') {
    const input = { role: 'owner' as const, isDisabled: false };
    await client.call(peopleCalls.changePerson, { params, input, version });
  }
  return (await client.call(peopleCalls.inviteAgain, { params, input: { byLink: true } })).data;
}

const inviteCommand: ClientCommand = {
  name: 'person-invite',
  usage: `<e-mail> <${roles.join(' | ')}> [name=…]`,
  summary: 'invites a person to the console with a role',
  calls: [peopleCalls.invitePerson],
  async run({ client }, args) {
    const read = readArguments(args, { fields: ['name'] });
    if (typeof read === 'string') return unknownArgument(read);
    const [given = '', role = '', more] = read.words;
    if (more !== undefined) return unknownArgument(more);
    const email = readEmail(given);
    if (email === null) return noEmail;
    if (!isRole(role)) return noRole;
    const name = read.fields.get('name') ?? email.split('@', 1)[0] ?? email;
    return withTexts({ invalid: `${email} is already invited, or the name is too long.` }, async () => {
      const { data } = await client.call(peopleCalls.invitePerson, { input: { email, name, role } });
      return done(`${email} is invited. ${toLinkText(data)}`);
    });
  },
};

const changeCommand: ClientCommand = {
  name: 'person-change',
  usage: '<e-mail> [role=…] [name=…] [disabled=yes|no] [--log-out] [--reset-authenticator]',
  summary: 'changes a person, disables them, ends their log-ins, or turns off their authenticator',
  calls: [
    peopleCalls.listPeople,
    peopleCalls.changePerson,
    peopleCalls.endPersonSessions,
    peopleCalls.resetSecondFactor,
  ],
  async run({ client }, args) {
    const read = readArguments(args, {
      flags: ['log-out', 'reset-authenticator'],
      fields: ['role', 'name', 'disabled'],
    });
    if (typeof read === 'string') return unknownArgument(read);
    const { words, fields, flags } = read;
    const [given = '', more] = words;
    if (more !== undefined) return unknownArgument(more);
    const email = readEmail(given);
    if (email === null) return noEmail;
    const role = fields.get('role');
    if (role !== undefined && !isRole(role)) return noRole;
    const disabled = fields.get('disabled');
    if (disabled !== undefined && disabled !== 'yes' && disabled !== 'no')
      return refused('Enter disabled=yes or disabled=no.');
    if (fields.size === 0 && flags.size === 0) return refused('Enter what to change.');
    const person = await findPerson(client, email);
    if (person === undefined) return refused(`${email} is not invited.`);
    const params = { id: String(person.id) };
    if (fields.size > 0) {
      const isDisabled = disabled === undefined ? undefined : disabled === 'yes';
      const input = { role, name: fields.get('name'), isDisabled };
      await client.call(peopleCalls.changePerson, { params, input, version: person.version });
    }
    if (flags.has('reset-authenticator')) await client.call(peopleCalls.resetSecondFactor, { params });
    if (flags.has('log-out')) await client.call(peopleCalls.endPersonSessions, { params });
    const changed = await findPerson(client, email);
    return done(changed === undefined ? email : toLine(changed));
  },
};

/** People who log in to the console. */
export const peopleCommands: readonly ClientCommand[] = [
  ownerCommand,
  listCommand,
  inviteCommand,
  changeCommand,
];
