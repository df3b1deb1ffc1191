import { type OperatorOutputOf, peopleCalls } from '@pawlet/operator';
import { translate } from '../../i18n/translate.ts';
import { readShopName } from '../config/shopName.ts';
import {
  done,
  type OperatorArea,
  type OperatorCall,
  type OperatorResult,
} from '../operator-api/operatorArea.ts';
import { refuseWith } from '../operator-api/problem.ts';
import { createInvitation, toInvitationLink } from './invitations.ts';
import {
  addPerson,
  findPeople,
  findPerson,
  hasOtherOwner,
  mayGrant,
  type PersonRow,
  toPerson,
  updatePerson,
} from './people.ts';
import { endSession, endSessions, listSessions } from './sessions.ts';

/** People and their roles. */
export const peopleArea: OperatorArea = (add) => {
  add(peopleCalls.listPeople, async ({ db }) => done({ items: (await findPeople(db)).map(toPerson) }));

  add(peopleCalls.invitePerson, async (call, { fields }) => {
    if (!mayGrant(call.caller.scopes, fields.role)) return refuseWith('forbidden');
    const id = await addPerson(call.db, fields, call.now);
    if (id === null) return refuseWith('invalid', { fields: { email: 'taken' } });
    return invite(call, id, fields.byLink);
  });

  add(peopleCalls.inviteAgain, async (call, { params, fields }) => {
    const person = await findPerson(call.db, params.id, { isLocked: true });
    if (!person) return refuseWith('not-found');
    // A link to set a password is as good as a log-in with the role.
    if (!mayGrant(call.caller.scopes, person.role)) return refuseWith('forbidden');
    if (person.disabletime !== null)
      return refuseWith('conflict', { reason: 'disabled', current: toPerson(person) });
    return invite(call, person.id, fields.byLink);
  });

  add(peopleCalls.changePerson, async (call, { params, fields }) => {
    const { db, now, caller } = call;
    const person = await findPerson(db, params.id, { isLocked: true });
    if (!person) return refuseWith('not-found');
    if (person.version !== call.version) return refuseWith('changed', { current: toPerson(person) });
    const { role = person.role, name = person.name, isDisabled = person.disabletime !== null } = fields;
    if (!mayGrant(caller.scopes, person.role) || !mayGrant(caller.scopes, role))
      return refuseWith('forbidden');
    const staysOwner = role === 'owner' && !isDisabled;
    if (person.role === 'owner' && !staysOwner && !(await hasOtherOwner(db, person.id)))
      return refuseWith('conflict', { reason: 'last-owner', current: toPerson(person) });
    await updatePerson(
      db,
      person.id,
      { role, name, disabletime: isDisabled ? (person.disabletime ?? now) : null },
      now,
    );
    if (isDisabled) await endSessions(db, person.id);
    const changed = await findPerson(db, person.id);
    if (!changed) throw new Error('Pawlet: a locked person must exist.');
    return done(toPerson(changed), { version: changed.version });
  });

  add(peopleCalls.resetSecondFactor, async (call, { params }) => {
    const { db, now, caller } = call;
    const person = await findPerson(db, params.id, { isLocked: true });
    if (!person) return refuseWith('not-found');
    // Whoever steals a key must not get rid of the second factors of people with it.
    if (caller.kind === 'key' || !mayGrant(caller.scopes, 'owner')) return refuseWith('forbidden');
    const current = toPerson(person);
    if (caller.personId === person.id) return refuseWith('conflict', { reason: 'oneself', current });
    if (person.totpSecret === null) return refuseWith('conflict', { reason: 'no-authenticator', current });
    await updatePerson(db, person.id, { totpSecret: null, totpPending: null, recoveryHashes: [] }, now);
    await endSessions(db, person.id);
    await sendNotice(
      call,
      person,
      'authenticatorReset',
      `${call.deps.settings.publicOrigin}/console/account`,
    );
    const changed = await findPerson(db, person.id);
    if (!changed) throw new Error('Pawlet: a locked person must exist.');
    return done(toPerson(changed), { version: changed.version });
  });

  add(peopleCalls.listPersonSessions, async ({ db, now, caller }, { params }) => {
    if (!(await findPerson(db, params.id))) return refuseWith('not-found');
    return done({ items: await listSessions(db, params.id, now, caller.sessionId) });
  });

  add(peopleCalls.endPersonSession, async ({ db }, { params }) =>
    (await endSession(db, params.id, params.session)) ? done({}) : refuseWith('not-found'),
  );

  add(peopleCalls.endPersonSessions, async ({ db }, { params }) => {
    if (!(await findPerson(db, params.id))) return refuseWith('not-found');
    return done({ ended: await endSessions(db, params.id) });
  });
};

/**
 * Creates an invitation, and sends it by e-mail after the commit. The link is returned where there is no mail
 * server, and to whoever has the data folder and asks for it.
 */
async function invite(
  call: OperatorCall,
  personId: number,
  byLink: boolean,
): Promise<OperatorResult<OperatorOutputOf<typeof peopleCalls.invitePerson>>> {
  const { db, deps, now } = call;
  const token = await createInvitation({ db, random: deps.random }, personId, now);
  const person = await findPerson(db, personId);
  if (!person) throw new Error('Pawlet: an invited person must exist.');
  // Not where the call was sent to: the command line calls this machine by its number.
  const link = toInvitationLink(deps.settings.publicOrigin, token);
  const target = String(personId);
  if (!deps.mail.isConfigured || (byLink && call.caller.kind === 'local'))
    return done({ person: toPerson(person), isSent: false, link }, { target });
  await sendNotice(call, person, 'invite', link);
  return done({ person: toPerson(person), isSent: true, link: null }, { target });
}

/** Writes to a person after the commit. */
async function sendNotice(
  { db, deps, language, afterCommit }: OperatorCall,
  { id, email, name }: PersonRow,
  notice: 'invite' | 'authenticatorReset',
  link: string,
): Promise<void> {
  const shop = (await readShopName(db))[language];
  afterCommit(async () => {
    const delivery = await deps.mail.send(
      {
        recipient: email,
        subject: translate(language, `operator.${notice}.subject`, { shop }),
        text: translate(language, `operator.${notice}.text`, { name, shop, link }),
        code: '',
        language,
      },
      deps.logger,
    );
    if (delivery !== 'sent') deps.logger.warn('message to a person not sent', { notice, personId: id });
  });
}
