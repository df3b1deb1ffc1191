import * as v from 'valibot';
import { operatorCall } from '../endpoint.ts';
import { fieldsOf, momentOrNull, none, words } from '../fields.ts';
import { personal } from '../marks.ts';
import type { Scope } from '../scopes.ts';

const personalFor: readonly Scope[] = ['people:read', 'settings:write'];

/** A setting of the shop with its current value. */
const settingShape = v.object({
  /** Area and name, such as `orders.unpaidMinutes`. */
  name: v.string(),
  /** Meaning with units, in the language of the request. */
  meaning: v.string(),
  value: v.unknown(),
  /** The value that the release uses until somebody sets another one. */
  default: v.unknown(),
  isDefault: v.boolean(),
  /** The stored value is invalid, so that the default is used. */
  isInvalid: v.boolean(),
  /** JSON Schema (2020-12) of the value. The server checks more than a schema can express. */
  schema: v.record(v.string(), v.unknown()),
  /** For `If-Match`; `0` while nobody has changed it. */
  version: v.string(),
  /** Null where it is unknown. */
  changedAt: momentOrNull,
  /** E-mail address of a person, name of a key, or `local`; '' where it is unknown. */
  changedBy: personal(v.string()),
});

/** A setting as the operator API returns it. */
export type OperatorSetting = v.InferOutput<typeof settingShape>;

const one = {
  path: '/settings/{name}',
  params: v.object({ name: words(64) }),
  output: settingShape,
  personalFor,
} as const;

/** Settings of the shop. */
export const settingCalls = {
  listSettings: operatorCall({
    name: 'settings.list',
    summary: 'Lists the settings with their values, defaults and meanings',
    method: 'GET',
    path: '/settings',
    access: 'settings:read',
    params: none,
    input: none,
    output: v.object({ items: v.array(settingShape) }),
    writes: false,
    personalFor,
  }),
  readSetting: operatorCall({
    ...one,
    name: 'settings.read',
    summary: 'Returns a setting',
    method: 'GET',
    access: 'settings:read',
    input: none,
    writes: false,
  }),
  changeSetting: operatorCall({
    ...one,
    name: 'settings.change',
    summary: 'Stores the value of a setting, which shoppers see at once',
    method: 'PUT',
    access: 'settings:write',
    input: fieldsOf({ value: v.unknown() }),
    writes: true,
    version: 'required',
    current: settingShape,
  }),
  resetSetting: operatorCall({
    ...one,
    name: 'settings.reset',
    summary: 'Removes the value of a setting, so that its default is used',
    method: 'DELETE',
    access: 'settings:write',
    input: none,
    writes: true,
    version: 'optional',
    current: settingShape,
  }),
};
