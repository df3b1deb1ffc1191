import { type OperatorSetting, type Problem, settingCalls } from '@pawlet/operator';
import type { OperatorClient } from '@pawlet/operator/client';
import * as v from 'valibot';
import type { CommandResult } from './clientCommand.ts';
import { readArguments, unknownArgument } from './readArguments.ts';
import { momentCell } from '../modules/operator/toCsv.ts';
import type { ClientCommand } from './clientCommand.ts';
import { done, refused, withTexts } from './results.ts';

/** Lists, shows and changes the settings of the shop. */
export const settingsCommand: ClientCommand = {
  name: 'settings',
  usage: '[<name> [<json> | default] [version=<version>]] [--json]',
  summary:
    'lists the settings with their defaults, shows one, or changes one; with version=… only if nobody else has changed it',
  calls: [
    settingCalls.listSettings,
    settingCalls.readSetting,
    settingCalls.changeSetting,
    settingCalls.resetSetting,
  ],
  hasJson: true,
  async run({ client }, [name, ...rest]) {
    if (name === undefined) {
      const { items } = (await client.call(settingCalls.listSettings)).data;
      return done(items.map(toLine).join('\n'), items);
    }
    try {
      const [text, ...options] = rest;
      return await withTexts(
        { ...toSettingTexts(name), 'not-found': () => refuseUnknown(name) },
        async () => {
          const { data } = await client.call(settingCalls.readSetting, { params: { name } });
          if (text === undefined) return shown(data);
          const read = readArguments(options, { fields: ['version'] });
          if (typeof read === 'string') return unknownArgument(read);
          if (read.words[0] !== undefined)
            return refused('Enter the value as one argument in JSON, in single quotes.');
          const version = read.fields.get('version');
          if (version !== undefined && !/^\d{1,15}$/u.test(version))
            return refused('A version is a number, as the list of settings shows it.');
          return change(client, text, { current: data, version });
        },
      );
    } catch (error) {
      if (error instanceof UnknownSetting) return refused(await toUnknownText(client, name));
      throw error;
    }
  },
};

class UnknownSetting extends Error {}

function refuseUnknown(name: string): never {
  throw new UnknownSetting(name);
}

async function change(
  client: OperatorClient,
  text: string,
  {
    current,
    version = current.version,
  }: { readonly current: OperatorSetting; readonly version?: string | undefined },
): Promise<CommandResult> {
  const params = { name: current.name };
  if (text === 'default')
    return shown((await client.call(settingCalls.resetSetting, { params, version })).data);
  const value = parseJson(text);
  if (value === undefined) return refused(`${text} is not JSON; a text needs quotes, such as '"Miau"'.`);
  return shown((await client.call(settingCalls.changeSetting, { params, input: { value }, version })).data);
}

/** Texts where the shop refuses the value of a setting. */
export function toSettingTexts(name: string) {
  return {
    invalid: ({ errors = [] }: Problem) =>
      [
        `${name} was not changed. It needs:`,
        ...errors.map(({ field, detail, hint = `${field}: ${detail}` }) => `- ${hint}`),
      ].join('\n'),
    changed: ({ current }: Problem) => {
      const parsed = v.safeParse(settingCalls.changeSetting.current, current);
      const now = parsed.success ? ` It is now:\n${toText(parsed.output)}` : '';
      return `Somebody else has changed ${name}. Nothing was changed.${now}`;
    },
  };
}

async function toUnknownText(client: OperatorClient, name: string): Promise<string> {
  const { items } = (await client.call(settingCalls.listSettings)).data;
  return `There is no setting ${name}. There are ${items.map((one) => one.name).join(', ')}.`;
}

const shown = (setting: OperatorSetting): CommandResult => done(toText(setting), setting);

function toLine(setting: OperatorSetting): string {
  return [setting.name, getMark(setting), JSON.stringify(setting.value), setting.meaning].join('\t');
}

function getMark({ isDefault, isInvalid }: OperatorSetting): string {
  if (isInvalid) return 'invalid, the default is used';
  return isDefault ? 'default' : 'changed';
}

function toText(setting: OperatorSetting): string {
  const { isDefault, version, changedAt, changedBy } = setting;
  const change = [changedAt === null ? '' : momentCell(changedAt), changedBy ? `by ${changedBy}` : ''].filter(
    (part) => part !== '',
  );
  return [
    `${setting.name}: ${setting.meaning}.`,
    JSON.stringify(setting.value, null, 2),
    ...(isDefault ? [] : [`Changed ${[...change, `(version ${version})`].join(' ')}.`]),
    isDefault ? 'This is the default.' : `The default is ${JSON.stringify(setting.default)}.`,
  ].join('\n');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The result tells the operator.
    return undefined;
  }
}
