import * as v from 'valibot';
import { operatorCall } from '../endpoint.ts';
import { fieldsOf, listOf, moment, momentOrNull, none, oneOf, whole, words } from '../fields.ts';
import { scopes } from '../scopes.ts';

/** Names of API keys. */
export const keyNamePattern = /^[a-z0-9][a-z0-9._-]{0,31}$/u;

/** An API key, without the key itself. */
const keyShape = v.object({
  name: v.string(),
  /** E-mail address of the person who made it; null where only the secret of the data folder made it. */
  madeBy: v.nullable(v.string()),
  scopes: v.array(v.picklist(scopes)),
  created: moment,
  lastUsed: momentOrNull,
  expires: momentOrNull,
  revoked: momentOrNull,
});

/** API keys. */
export const keyCalls = {
  listKeys: operatorCall({
    name: 'keys.list',
    summary: 'Lists the API keys, revoked ones included',
    method: 'GET',
    path: '/keys',
    access: 'people:read',
    params: none,
    input: none,
    output: v.object({ items: v.array(keyShape) }),
    writes: false,
  }),
  addKey: operatorCall({
    name: 'keys.add',
    summary: "Creates an API key with scopes of the caller's own, and returns it once",
    method: 'POST',
    path: '/keys',
    access: 'people:write',
    params: none,
    input: fieldsOf({
      name: words(32, keyNamePattern),
      scopes: listOf(oneOf(scopes), scopes.length),
      /** Epoch seconds; absent: it does not expire. */
      expires: v.optional(whole()),
    }),
    output: v.object({ key: v.string(), name: v.string() }),
    writes: true,
    isSecret: true,
  }),
  revokeKey: operatorCall({
    name: 'keys.revoke',
    summary: 'Revokes an API key at once',
    method: 'DELETE',
    path: '/keys/{name}',
    access: 'people:write',
    params: v.object({ name: words(32) }),
    input: none,
    output: none,
    writes: true,
  }),
};
