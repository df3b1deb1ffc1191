import { emailInput } from '@pawlet/operator';
import * as v from 'valibot';
import type { OperatorCommand } from '../operator/command.ts';
import { createInvitation, toInvitationLink } from './invitations.ts';
import { addPerson, findByEmail, updatePerson } from './people.ts';

/** Makes a person an owner, and prints the link with which they set their password. */
export const ownerCommand: OperatorCommand = {
  name: 'owner-add',
  usage: '<e-mail>',
  summary: 'makes a person an owner of the shop, and prints a link to set their password',
  async run({ db, random, settings }, [given = '', ...rest], now) {
    const parsed = v.safeParse(emailInput, given);
    if (!parsed.success || rest.length > 0)
      return { status: 'refused', text: 'Enter the e-mail address of the owner.' };
    const email = parsed.output;
    const [name = email] = email.split('@', 1);
    await addPerson(db, { email, name, role: 'owner' }, now);
    const person = await findByEmail(db, email);
    if (!person) throw new Error('Pawlet: an added person must exist.');
    // Whoever runs this has the data folder: it also brings back an owner who was disabled.
    await updatePerson(db, person.id, { role: 'owner', disabletime: null }, now);
    const token = await createInvitation({ db, random }, person.id, now);
    return {
      status: 'done',
      text: `${email} is an owner. The link to set the password works once, for three days:\n${toInvitationLink(settings.publicOrigin, token)}`,
    };
  },
};
