import { roleScopes, scopes as allScopes, sessionCalls } from '@pawlet/operator';
import { readShopName } from '../config/shopName.ts';
import { done, type OperatorArea, type OperatorCall } from '../operator-api/operatorArea.ts';
import { type OperatorProblem, refuseWith } from '../operator-api/problem.ts';
import { createAuthenticator, createRecoveryCodes, findStep } from './authenticator.ts';
import { findInvited, spendInvitation } from './invitations.ts';
import { isWeakPassword } from './isWeakPassword.ts';
import { checkCredentials, checkPassword, forgetAttempts, spendCode } from './logIn.ts';
import { openSecret, sealSecret, secretOwners } from '../secrets/storedSecret.ts';
import { addPerson, findByEmail, findPerson, type PersonRow, updatePerson } from './people.ts';
import { endSession, endSessions, listSessions, openSession } from './sessions.ts';

const demoOwner = { email: 'owner@demo.pawlet.test', name: 'Demo owner', role: 'owner' } as const;

/** Log-in, log-out and the person's own account. */
export const sessionArea: OperatorArea = (add) => {
  add(
    sessionCalls.logIn,
    async (call, { fields }) => {
      const person = await checkCredentials(call, fields);
      return 'status' in person ? person : logIn(call, person);
    },
    { keepsWrites: true },
  );

  add(sessionCalls.logInToDemo, async (call) => {
    const { db, now } = call;
    if (!mayLogInToDemo(call)) return refuseWith('not-found');
    await addPerson(db, demoOwner, now);
    const person = await findByEmail(db, demoOwner.email);
    if (person === null || person.disabletime !== null) return refuseWith('not-found');
    return logIn(call, person);
  });

  add(sessionCalls.readCaller, async (call) => {
    const { db, caller } = call;
    const { kind, actor } = caller;
    const person = actor.personId === undefined ? null : await findPerson(db, actor.personId);
    return done({
      kind: kind === 'refused' ? 'nobody' : kind,
      name: actor.name,
      person: person && toOwn(person),
      scopes: allScopes.filter((scope) => caller.scopes.has(scope)),
      mayLogInToDemo: mayLogInToDemo(call),
    });
  });

  add(sessionCalls.logOut, async ({ db, caller }) => {
    const { sessionId, actor } = caller;
    if (sessionId !== null && actor.personId !== undefined) await endSession(db, actor.personId, sessionId);
    return done({}, { cookie: '' });
  });

  add(sessionCalls.listSessions, async ({ db, caller, now }) => {
    const { personId } = caller.actor;
    const items = personId === undefined ? [] : await listSessions(db, personId, now, caller.sessionId);
    return done({ items });
  });

  add(sessionCalls.endSession, async ({ db, caller }, { params }) => {
    const { personId } = caller.actor;
    const isEnded = personId !== undefined && (await endSession(db, personId, params.id));
    return isEnded ? done({}) : refuseWith('not-found');
  });

  add(
    sessionCalls.changePassword,
    async (call, { fields }) => {
      const { db, caller, now, deps } = call;
      const person = await proveSelf(call, fields.current);
      if ('status' in person) return person;
      if (await isWeakPassword(fields.password, [person.email, person.name]))
        return refuseWith('invalid', { fields: { password: 'format' } });
      await updatePerson(db, person.id, { passwordHash: await deps.hasher.hash(fields.password) }, now);
      await endSessions(db, person.id, caller.sessionId);
      return done({});
    },
    { keepsWrites: true },
  );

  add(
    sessionCalls.startAuthenticator,
    async (call, { fields }) => {
      const person = await proveSelf(call, fields.password);
      if ('status' in person) return person;
      if (person.totpSecret !== null) return refuseWith('conflict', { reason: 'has-authenticator' });
      const { secrets, settings } = call.deps;
      // A demo has nothing to protect.
      if (secrets === undefined && !settings.isDemo)
        return refuseWith('conflict', { reason: 'no-secret-key' });
      const name = await readShopName(call.db);
      const created = await createAuthenticator(person.email, name.en);
      const totpPending = await sealSecret(secrets, created.secret, secretOwners.authenticator(person.id));
      await updatePerson(call.db, person.id, { totpPending }, call.now);
      return done(created);
    },
    { keepsWrites: true },
  );

  add(sessionCalls.confirmAuthenticator, async (call, { fields }) => {
    const { db, now, deps, caller } = call;
    const { personId } = caller.actor;
    const person = personId === undefined ? null : await findPerson(db, personId, { isLocked: true });
    if (!person || person.totpPending === null) return refuseWith('conflict', { reason: 'no-authenticator' });
    const secret = await openSecret(deps.secrets, person.totpPending, secretOwners.authenticator(person.id));
    if (secret === undefined) return refuseWith('conflict', { reason: 'unreadable-secret' });
    const step = await findStep(secret, fields.code, { now, lastStep: 0 });
    if (step === null) return refuseWith('invalid', { fields: { code: 'format' } });
    const { codes, hashes } = await createRecoveryCodes(deps.random);
    await updatePerson(
      db,
      person.id,
      { totpSecret: person.totpPending, totpPending: null, totpStep: step, recoveryHashes: hashes },
      now,
    );
    // Sessions without the second factor end.
    await endSessions(db, person.id, caller.sessionId);
    return done({ recoveryCodes: [...codes] });
  });

  add(
    sessionCalls.removeAuthenticator,
    async (call, { fields }) => {
      const person = await proveSelf(call, fields.password);
      if ('status' in person) return person;
      if (person.totpSecret === null) return refuseWith('conflict', { reason: 'no-authenticator' });
      const spent = await spendCode(call, person.id, fields.code);
      if (spent === 'unreadable') return refuseWith('conflict', { reason: 'unreadable-secret' });
      if (spent === 'wrong') return refuseWith('invalid', { fields: { code: 'format' } });
      await updatePerson(
        call.db,
        person.id,
        { totpSecret: null, totpPending: null, recoveryHashes: [] },
        call.now,
      );
      return done({});
    },
    { keepsWrites: true },
  );

  add(sessionCalls.readInvitation, async ({ db, now }, { fields }) => {
    const invited = await findInvited(db, fields.token, now);
    if (invited === null) return refuseWith('not-found');
    const { person, expires } = invited;
    return done({ email: person.email, name: person.name, expires });
  });

  add(sessionCalls.acceptInvitation, async ({ db, now, deps }, { fields }) => {
    const invited = await findInvited(db, fields.token, now);
    if (invited === null) return refuseWith('not-found');
    const { person } = invited;
    const name = fields.name ?? person.name;
    if (await isWeakPassword(fields.password, [person.email, name]))
      return refuseWith('invalid', { fields: { password: 'format' } });
    // The second of two calls with the same link finds it used.
    if (!(await spendInvitation(db, fields.token, now))) return refuseWith('not-found');
    await updatePerson(db, person.id, { name, passwordHash: await deps.hasher.hash(fields.password) }, now);
    await endSessions(db, person.id);
    const actor = { name: person.email, claim: '', personId: person.id };
    return done({ email: person.email }, { actor, target: String(person.id) });
  });
};

async function logIn(call: OperatorCall, person: PersonRow) {
  const { db, now, deps, address, userAgent } = call;
  const cookie = await openSession(
    { db, random: deps.random },
    { personId: person.id, address, userAgent },
    now,
  );
  const data = {
    kind: 'person' as const,
    name: person.email,
    person: toOwn(person),
    scopes: [...roleScopes[person.role]],
  };
  const actor = { name: person.email, claim: '', personId: person.id };
  return done(data, { cookie, actor, target: String(person.id) });
}

/** Whether the caller is at the machine of a private demo. */
function mayLogInToDemo({ deps, isLocal }: OperatorCall): boolean {
  const { isDemo, isPublicDemo = false } = deps.settings;
  return isDemo && !isPublicDemo && isLocal;
}

function toOwn({ id, email, name, role, totpSecret }: PersonRow) {
  return { id, email, name, role, hasAuthenticator: totpSecret !== null };
}

/** The person who makes the call, if the password is theirs; attempts are counted as those of log-ins. */
async function proveSelf(call: OperatorCall, password: string): Promise<PersonRow | OperatorProblem> {
  const { personId, name } = call.caller.actor;
  // Keys and `local` have no password.
  if (personId === undefined) return refuseWith('forbidden');
  const person = await checkPassword(call, name, password);
  if (!('status' in person)) await forgetAttempts(call, name);
  return person;
}
