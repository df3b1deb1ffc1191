import { type OperatorSetting, settingCalls } from '@pawlet/operator';
import { useNotify } from 'react-admin';
import { type Description } from '../parts/ConflictDialog.tsx';
import { isRecord } from '../parts/isRecord.ts';
import { type Action, useAction } from '../parts/useAction.ts';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';
import type { ValueRows } from './useShapeWords.ts';

/** Changes of a setting, and what people compare when somebody else has changed it. */
export interface SettingChange extends Pick<Action, 'isBusy' | 'errors' | 'conflict' | 'closeConflict'> {
  /** False where the shop refused it. */
  readonly save: (value: unknown) => Promise<boolean>;
  /** Uses the value of the release again. */
  readonly reset: () => Promise<boolean>;
  readonly describe: (setting: unknown) => Description;
}

/** Writes a setting with the version that the person saw; `list` has what people read of its value. */
export function useSettingChange(
  { name, version }: OperatorSetting,
  list: (value: unknown) => ValueRows,
): SettingChange {
  const text = useText();
  const { time } = useFormat();
  const notify = useNotify();
  const action = useAction();
  const params = { name };
  const finish = (done: OperatorSetting | null) => {
    if (done !== null) notify(text('settings.saved'), { type: 'success' });
    return done !== null;
  };
  return {
    ...action,
    save: async (value) =>
      finish(await action.run(settingCalls.changeSetting, { params, input: { value }, version })),
    reset: async () => finish(await action.run(settingCalls.resetSetting, { params, version })),
    describe: (setting) => {
      const described = new Map<string, string>();
      if (!isRecord(setting)) return described;
      const { value, changedBy, changedAt } = setting;
      for (const [label, words] of list(value)) described.set(label, words);
      if (typeof changedBy === 'string' && typeof changedAt === 'number')
        described.set(text('settings.change'), `${changedBy}, ${time(changedAt)}`);
      return described;
    },
  };
}
