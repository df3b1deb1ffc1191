import { Alert, Button, Stack, Typography } from '@mui/material';
import type { OperatorSetting } from '@pawlet/operator';
import { useMemo, useState } from 'react';
import { useRefresh } from 'react-admin';
import { ConflictDialog } from '../parts/ConflictDialog.tsx';
import { isSame } from '../parts/isSame.ts';
import { useHasScope } from '../parts/useHasScope.ts';
import { useUnsaved } from '../parts/useUnsaved.ts';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';
import { logo } from './LogoField.tsx';
import { toShape } from './toShape.ts';
import { useSettingChange } from './useSettingChange.ts';
import { useShapeWords } from './useShapeWords.ts';
import { ValueField } from './ValueField.tsx';

export interface SettingEditorProps {
  readonly setting: OperatorSetting;
  readonly title: string;
}

/** One setting: meaning, value, who changed it, and the way back to the value of the release. */
export function SettingEditor({ setting, title }: SettingEditorProps) {
  const text = useText();
  const { time } = useFormat();
  const refresh = useRefresh();
  const mayWrite = useHasScope('settings:write');
  const { list } = useShapeWords(setting.name);
  const shape = useMemo(
    () => (setting.name === 'shop.logo' ? logo : toShape(setting.schema)),
    [setting.name, setting.schema],
  );
  const listWords = (given: unknown) => list(shape, given, title);
  const change = useSettingChange(setting, listWords);
  /** What was entered and is not saved; null: the value is shown as it is now. */
  const [draft, setDraft] = useState<{ readonly value: unknown } | null>(null);
  const value = draft === null ? setting.value : draft.value;
  const isChanged = draft !== null && !isSame(value, setting.value);
  useUnsaved(isChanged);
  const finish = (isDone: boolean) => {
    if (!isDone) return;
    setDraft(null);
    refresh();
  };
  const { changedAt, changedBy } = setting;
  return (
    <Stack spacing={2}>
      <Typography color="textSecondary">{setting.meaning}</Typography>
      {setting.isInvalid ? <Alert severity="warning">{text('settings.invalid')}</Alert> : null}
      <ValueField
        shape={shape}
        label={title}
        setting={setting.name}
        path="value"
        value={value}
        errors={change.errors}
        isDisabled={!mayWrite}
        onChange={(next) => setDraft({ value: next })}
      />
      <Typography variant="body2" color="textSecondary">
        {setting.isDefault
          ? text('settings.isDefault')
          : text('settings.changed', {
              by: changedBy === '' || changedBy === null ? '–' : changedBy,
              time: time(changedAt),
            })}
      </Typography>
      {mayWrite ? (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button
            variant="contained"
            disabled={change.isBusy || !isChanged}
            onClick={() => void change.save(value).then(finish)}
          >
            {text('dialog.save')}
          </Button>
          {isChanged ? (
            <Button disabled={change.isBusy} onClick={() => setDraft(null)}>
              {text('settings.undo')}
            </Button>
          ) : null}
          {setting.isDefault ? null : (
            <Button disabled={change.isBusy} onClick={() => void change.reset().then(finish)}>
              {text('settings.reset')}
            </Button>
          )}
        </Stack>
      ) : null}
      <ConflictDialog
        problem={change.conflict}
        before={setting}
        describe={change.describe}
        entered={listWords(value)}
        onClose={change.closeConflict}
      />
    </Stack>
  );
}
