import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { shopContents } from '../../db/schema/shopContent.ts';
import { translate } from '../../i18n/translate.ts';
import { type CommandResult, type OperatorCommand, toChange } from '../operator/command.ts';
import { readArguments, unknownArgument } from '../operator/readArguments.ts';
import { momentCell } from '../operator/toCsv.ts';
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

/** A setting with its state. */
interface ListedSetting {
  readonly setting: Setting<unknown>;
  readonly state: SettingState;
}

/** Lists, shows and changes the settings of the shop. */
export const settingsCommand: OperatorCommand = {
  name: 'settings',
  usage: '[<name> [<json> | default] [version=<version>]] [--json]',
  summary:
    'lists the settings with their defaults, shows one, or changes one; with version=… only if nobody else has changed it',
  hasJson: true,
  async run(deps, args, now) {
    const { db } = deps;
    const [name, ...rest] = args;
    if (name === undefined) return listSettings(db);
    const setting = shopSettings.find((one) => one.name === name);
    if (setting === undefined)
      return refused(
        `There is no setting ${name}. There are ${shopSettings.map((one) => one.name).join(', ')}.`,
      );
    const [text, ...options] = rest;
    if (text === undefined) return shown({ setting, state: await readSettingState(db, setting) });
    const read = readArguments(options, { fields: ['version'] });
    if (typeof read === 'string') return unknownArgument(read);
    if (read.words[0] !== undefined)
      return refused('Enter the value as one argument in JSON, in single quotes.');
    const version = read.fields.get('version');
    if (version !== undefined && !/^\d{1,15}$/u.test(version))
      return refused('A version is a number, as the list of settings shows it.');
    const change = {
      ...toChange(deps, now),
      ...(version === undefined ? {} : { expected: Number(version) }),
    };
    if (text === 'default') return toResult(setting, await resetSetting(db, setting, change));
    const value = parseJson(text);
    if (value === undefined) return refused(`${text} is not JSON; a text needs quotes, such as '"Miau"'.`);
    return toResult(setting, await writeSetting(db, setting, value, change));
  },
};

async function listSettings(db: Database): Promise<CommandResult> {
  const rows = await db
    .select()
    .from(shopContents)
    .where(
      inArray(
        shopContents.name,
        shopSettings.map(({ storedAs }) => storedAs),
      ),
    );
  const listed = shopSettings.map((setting) => ({
    setting,
    state: toSettingState(
      setting,
      rows.find(({ name }) => name === setting.storedAs),
    ),
  }));
  return {
    status: 'done',
    text: listed.map(toLine).join('\n'),
    data: listed.map(toData),
  };
}

function toResult(setting: Setting<unknown>, outcome: SettingOutcome): CommandResult {
  switch (outcome.status) {
    case 'invalid':
      return refused(
        [
          `${setting.name} was not changed. It needs:`,
          ...outcome.problems.map((problem) => `- ${problem}`),
        ].join('\n'),
      );
    case 'conflict':
      return refused(
        `Somebody else has changed ${setting.name}. Nothing was changed. It is now:\n${toText({ setting, state: outcome.state })}`,
      );
    case 'done':
      return shown({ setting, state: outcome.state });
  }
}

const refused = (text: string): CommandResult => ({ status: 'refused', text });
const shown = (listed: ListedSetting): CommandResult => ({
  status: 'done',
  text: toText(listed),
  data: toData(listed),
});

/** Commands are in English. */
const getMeaning = ({ meaning }: Setting<unknown>) => translate('en', meaning);

function toLine({ setting, state }: ListedSetting): string {
  return [setting.name, getMark(state), JSON.stringify(state.value), getMeaning(setting)].join('\t');
}

function getMark({ isInitial, isInvalid }: SettingState): string {
  if (isInvalid) return 'invalid, the default is used';
  return isInitial ? 'default' : 'changed';
}

function toText({ setting, state }: ListedSetting): string {
  const { isInitial, version, changedAt, changedBy } = state;
  const change = [
    changedAt === null ? '' : momentCell(changedAt),
    changedBy === '' ? '' : `by ${changedBy}`,
  ].filter((part) => part !== '');
  return [
    `${setting.name}: ${getMeaning(setting)}.`,
    JSON.stringify(state.value, null, 2),
    ...(isInitial ? [] : [`Changed ${[...change, `(version ${version})`].join(' ')}.`]),
    isInitial ? 'This is the default.' : `The default is ${JSON.stringify(setting.initial)}.`,
  ].join('\n');
}

function toData({ setting, state }: ListedSetting) {
  const { value, version, changedAt, changedBy, isInitial, isInvalid } = state;
  const { name, initial } = setting;
  return {
    name,
    meaning: getMeaning(setting),
    value,
    default: initial,
    isDefault: isInitial,
    isInvalid,
    version,
    changedAt,
    changedBy,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The result tells the operator.
    return undefined;
  }
}
