import { type OperatorSetting, settingCalls } from '@pawlet/operator';
import { inArray } from 'drizzle-orm';
import { shopContents } from '../../db/schema/shopContent.ts';
import type { Language } from '../../i18n/language.ts';
import { translate } from '../../i18n/translate.ts';
import { toParsedSchema } from '../openapi/replies.ts';
import { done, type OperatorArea, type OperatorCall } from '../operator-api/operatorArea.ts';
import { refuseWith } from '../operator-api/problem.ts';
import type { Setting } from './defineSetting.ts';
import { shopSettings } from './registry.ts';
import {
  readSettingState,
  resetSetting,
  type SettingOutcome,
  type SettingState,
  toSettingState,
  writeSetting,
} from './writeSetting.ts';

/** Settings of the shop. */
export const settingArea: OperatorArea = (add) => {
  add(settingCalls.listSettings, async ({ db, language }) => {
    const names = shopSettings.map(({ storedAs }) => storedAs);
    const rows = await db.select().from(shopContents).where(inArray(shopContents.name, names));
    const byName = new Map(rows.map((row) => [row.name, row]));
    const items = shopSettings.map((setting) =>
      toReply(setting, toSettingState(setting, byName.get(setting.storedAs)), language),
    );
    return done({ items });
  });

  add(settingCalls.readSetting, async ({ db, language }, { params }) => {
    const setting = findSetting(params.name);
    if (setting === undefined) return refuseWith('not-found');
    const reply = toReply(setting, await readSettingState(db, setting), language);
    return done(reply, { version: reply.version });
  });

  add(settingCalls.changeSetting, async (call, { params, fields }) => {
    const setting = findSetting(params.name);
    if (setting === undefined) return refuseWith('not-found');
    const expected = readVersion(call.version);
    const change = { by: call.caller.actor.name, now: call.now, expected, deps: call.deps };
    return toResult(call, setting, await writeSetting(call.db, setting, fields.value, change));
  });

  add(settingCalls.resetSetting, async (call, { params }) => {
    const setting = findSetting(params.name);
    if (setting === undefined) return refuseWith('not-found');
    return toResult(
      call,
      setting,
      await resetSetting(call.db, setting, { expected: readVersion(call.version) }),
    );
  });
};

/** Never the version of a row. */
const unknownVersion = -1;

/** A text that is no version belongs to no state: the call is refused with the current one. */
function readVersion(version: string | undefined): number | undefined {
  if (version === undefined) return undefined;
  return /^\d{1,15}$/u.test(version) ? Number(version) : unknownVersion;
}

function findSetting(name: string): Setting<unknown> | undefined {
  return shopSettings.find((setting) => setting.name === name);
}

function toResult({ language }: OperatorCall, setting: Setting<unknown>, outcome: SettingOutcome) {
  if (outcome.status === 'invalid')
    return refuseWith('invalid', {
      fields: Object.fromEntries(outcome.fields.map(({ path, problem }) => [path, problem])),
      hints: Object.fromEntries(outcome.fields.map(({ path, hint }) => [path, hint])),
    });
  const reply = toReply(setting, outcome.state, language);
  if (outcome.status === 'conflict') return refuseWith('changed', { current: reply });
  return done(reply, { version: reply.version });
}

function toReply(
  { name, meaning, initial, schema }: Setting<unknown>,
  { value, isInitial, isInvalid, version, changedAt, changedBy }: SettingState,
  language: Language,
): OperatorSetting {
  return {
    name,
    meaning: translate(language, meaning),
    value,
    default: initial,
    isDefault: isInitial,
    isInvalid,
    // Objects are checked for being plain before they are parsed: only the parsed type has their fields.
    schema: toParsedSchema(schema),
    version: String(version),
    changedAt,
    changedBy,
  };
}
