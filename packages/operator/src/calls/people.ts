import * as v from 'valibot';
import { operatorCall } from '../endpoint.ts';
import { digitsOf, emailInput, fieldsOf, moment, momentOrNull, none, oneOf, words } from '../fields.ts';
import { personalInput } from '../marks.ts';
import { roles } from '../scopes.ts';
import { sessionShape } from './session.ts';

/** A person who operates the shop. */
const personShape = v.object({
  id: v.number(),
  email: v.string(),
  name: v.string(),
  role: v.picklist(roles),
  /** `invited`: has no password and has never logged in; `disabled`: cannot log in. */
  state: v.picklist(['active', 'invited', 'disabled']),
  hasAuthenticator: v.boolean(),
  created: moment,
  lastLogIn: momentOrNull,
  /** For `If-Match`. */
  version: v.string(),
});

/** Reply of an invitation: the link is returned where no e-mail was sent. */
const invitationShape = v.object({
  person: personShape,
  isSent: v.boolean(),
  /** Shown once; null where it was sent by e-mail. */
  link: v.nullable(v.string()),
});

const byLink = {
  /**
   * Returns the link instead of sending it, with the secret of the data folder only: the mail server may be what is set
   * up wrongly. @default false
   */
  byLink: v.optional(v.boolean('type'), false),
};

const personPath = v.object({ id: digitsOf() });

/** People and their roles. */
export const peopleCalls = {
  listPeople: operatorCall({
    name: 'people.list',
    summary: 'Lists everybody who can log in',
    method: 'GET',
    path: '/people',
    access: 'people:read',
    params: none,
    input: none,
    output: v.object({ items: v.array(personShape) }),
    writes: false,
  }),
  invitePerson: operatorCall({
    name: 'people.invite',
    summary: 'Invites a person by e-mail; without a mail server the link is returned once',
    method: 'POST',
    path: '/people',
    access: 'people:write',
    params: none,
    input: fieldsOf({
      email: personalInput(emailInput),
      name: personalInput(words(80)),
      role: oneOf(roles),
      ...byLink,
    }),
    output: invitationShape,
    writes: true,
    isSecret: true,
  }),
  inviteAgain: operatorCall({
    name: 'people.invite-again',
    summary: 'Sends a new link for setting the password; older links stop working',
    method: 'POST',
    path: '/people/{id}/invitation',
    access: 'people:write',
    params: personPath,
    input: fieldsOf(byLink),
    output: invitationShape,
    writes: true,
    isSecret: true,
    current: personShape,
    reasons: ['disabled'],
  }),
  changePerson: operatorCall({
    name: 'people.change',
    summary: 'Changes name or role of a person, or disables them',
    method: 'PATCH',
    path: '/people/{id}',
    access: 'people:write',
    params: personPath,
    input: fieldsOf({
      name: v.optional(personalInput(words(80))),
      role: v.optional(oneOf(roles)),
      isDisabled: v.optional(v.boolean('type')),
    }),
    output: personShape,
    writes: true,
    version: 'required',
    current: personShape,
    reasons: ['last-owner'],
  }),
  resetSecondFactor: operatorCall({
    name: 'people.reset-second-factor',
    summary:
      'Turns off the two-step log-in of somebody else who has lost the phone, for owners: ends their sessions and tells them by e-mail',
    method: 'DELETE',
    path: '/people/{id}/second-factor',
    access: 'people:write',
    params: personPath,
    input: none,
    output: personShape,
    writes: true,
    current: personShape,
    reasons: ['oneself', 'no-authenticator'],
  }),
  listPersonSessions: operatorCall({
    name: 'people.sessions',
    summary: 'Lists the sessions of a person',
    method: 'GET',
    path: '/people/{id}/sessions',
    access: 'people:read',
    params: personPath,
    input: none,
    output: v.object({ items: v.array(sessionShape) }),
    writes: false,
  }),
  endPersonSession: operatorCall({
    name: 'people.end-session',
    summary: 'Ends a session of a person',
    method: 'DELETE',
    path: '/people/{id}/sessions/{session}',
    access: 'people:write',
    params: v.object({ id: digitsOf(), session: digitsOf() }),
    input: none,
    output: none,
    writes: true,
  }),
  endPersonSessions: operatorCall({
    name: 'people.end-sessions',
    summary: 'Ends all sessions of a person',
    method: 'DELETE',
    path: '/people/{id}/sessions',
    access: 'people:write',
    params: personPath,
    input: none,
    output: v.object({ ended: v.number() }),
    writes: true,
  }),
};
