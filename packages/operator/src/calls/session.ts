import * as v from 'valibot';
import { operatorCall } from '../endpoint.ts';
import { digitsOf, emailInput, fieldsOf, moment, momentOrNull, none, words } from '../fields.ts';
import { personalInput, secretInput } from '../marks.ts';
import { roles, scopes } from '../scopes.ts';

/** Minimum length of the password of a person. */
export const minPasswordLength = 12;

const password = secretInput(
  v.pipe(v.string('type'), v.minLength(1, 'required'), v.maxLength(200, 'length')),
);

/** A new password; the server also refuses those that are easy to guess (`format`). */
const newPasswordInput = secretInput(
  v.pipe(v.string('type'), v.minLength(minPasswordLength, 'length'), v.maxLength(200, 'length')),
);

const code = secretInput(words(20, /^[\da-zA-Z -]+$/u));

/** Who makes the calls. */
const callerShape = v.object({
  kind: v.picklist(['person', 'key', 'local', 'nobody']),
  /** E-mail address of a person, name of a key, `local`, or `nobody` where nobody is logged in. */
  name: v.string(),
  /** Null for all but a person. */
  person: v.nullable(
    v.object({
      id: v.number(),
      email: v.string(),
      name: v.string(),
      role: v.picklist(roles),
      hasAuthenticator: v.boolean(),
    }),
  ),
  scopes: v.array(v.picklist(scopes)),
});

/** A log-in of a person. */
export const sessionShape = v.object({
  id: v.number(),
  created: moment,
  lastSeen: moment,
  /** End of the absolute limit. */
  expires: moment,
  address: v.string(),
  userAgent: v.string(),
  isCurrent: v.boolean(),
});

/** Log-in, log-out and the person's own account. */
export const sessionCalls = {
  logIn: operatorCall({
    name: 'session.log-in',
    summary: 'Logs a person in; the session is in an HttpOnly cookie',
    method: 'POST',
    path: '/session',
    access: 'anyone',
    params: none,
    input: fieldsOf({ email: personalInput(emailInput), password, code: v.optional(code) }),
    output: callerShape,
    writes: true,
    isSecret: true,
    reasons: ['unreadable-secret'],
  }),
  logInToDemo: operatorCall({
    name: 'session.log-in-to-demo',
    summary: "Logs in as the demo's owner: in the private demo, from its own machine",
    method: 'POST',
    path: '/session/demo',
    access: 'anyone',
    params: none,
    input: none,
    output: callerShape,
    writes: true,
    isSecret: true,
  }),
  readCaller: operatorCall({
    name: 'session.read',
    summary: 'Returns the caller and its scopes, or `nobody` without scopes where nobody is logged in',
    method: 'GET',
    path: '/session',
    access: 'anyone',
    params: none,
    input: none,
    output: v.object({
      ...callerShape.entries,
      /** Whether `session.log-in-to-demo` is there for the caller. */
      mayLogInToDemo: v.boolean(),
    }),
    writes: false,
  }),
  logOut: operatorCall({
    name: 'session.log-out',
    summary: 'Ends the current session',
    method: 'DELETE',
    path: '/session',
    access: 'person',
    params: none,
    input: none,
    output: none,
    writes: true,
    isSecret: true,
  }),
  listSessions: operatorCall({
    name: 'sessions.list',
    summary: "Lists the person's own sessions",
    method: 'GET',
    path: '/sessions',
    access: 'person',
    params: none,
    input: none,
    output: v.object({ items: v.array(sessionShape) }),
    writes: false,
  }),
  endSession: operatorCall({
    name: 'sessions.end',
    summary: "Ends one of the person's own sessions",
    method: 'DELETE',
    path: '/sessions/{id}',
    access: 'person',
    params: v.object({ id: digitsOf() }),
    input: none,
    output: none,
    writes: true,
  }),
  changePassword: operatorCall({
    name: 'password.change',
    summary: "Changes the person's own password, and ends all other sessions",
    method: 'PUT',
    path: '/password',
    access: 'person',
    params: none,
    input: fieldsOf({ current: password, password: newPasswordInput }),
    output: none,
    writes: true,
    isSecret: true,
  }),
  startAuthenticator: operatorCall({
    name: 'authenticator.start',
    summary: 'Creates the secret of an authenticator app, which a code has to confirm',
    method: 'POST',
    path: '/authenticator',
    access: 'person',
    params: none,
    input: fieldsOf({ password }),
    /** `uri` is for a QR code, `secret` for typing it. */
    output: v.object({ secret: v.string(), uri: v.string() }),
    writes: true,
    isSecret: true,
    reasons: ['has-authenticator', 'no-secret-key'],
  }),
  confirmAuthenticator: operatorCall({
    name: 'authenticator.confirm',
    summary: 'Turns the authenticator on, and returns the recovery codes once',
    method: 'POST',
    path: '/authenticator/confirm',
    access: 'person',
    params: none,
    input: fieldsOf({ code }),
    output: v.object({ recoveryCodes: v.array(v.string()) }),
    writes: true,
    isSecret: true,
    reasons: ['no-authenticator', 'unreadable-secret'],
  }),
  removeAuthenticator: operatorCall({
    name: 'authenticator.remove',
    summary: 'Turns the authenticator off',
    method: 'POST',
    path: '/authenticator/remove',
    access: 'person',
    params: none,
    input: fieldsOf({ password, code }),
    output: none,
    writes: true,
    isSecret: true,
    reasons: ['no-authenticator', 'unreadable-secret'],
  }),
  readInvitation: operatorCall({
    name: 'invitation.read',
    summary: 'Returns whom an unused invitation is for',
    method: 'POST',
    path: '/invitation',
    access: 'anyone',
    params: none,
    input: fieldsOf({ token: secretInput(words(200)) }),
    output: v.object({ email: v.string(), name: v.string(), expires: momentOrNull }),
    writes: false,
  }),
  acceptInvitation: operatorCall({
    name: 'invitation.accept',
    summary: 'Sets the password of an invited person; an invitation is used once',
    method: 'POST',
    path: '/invitation/accept',
    access: 'anyone',
    params: none,
    input: fieldsOf({
      token: secretInput(words(200)),
      password: newPasswordInput,
      name: v.optional(personalInput(words(80))),
    }),
    output: v.object({ email: v.string() }),
    writes: true,
    isSecret: true,
  }),
};
