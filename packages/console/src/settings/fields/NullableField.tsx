import { FormControlLabel, Stack, Switch } from '@mui/material';
import { useState } from 'react';
import { useText } from '../../texts/useText.ts';
import { toFirstValue } from '../toShape.ts';
import type { OuterFieldProps } from './FieldProps.ts';

/** A value, or none. */
export function NullableField({ shape: { inner }, Inner, ...props }: OuterFieldProps<'nullable'>) {
  const text = useText();
  const { value, onChange, isDisabled, path, label } = props;
  // A value that is switched off by mistake is there again when it is switched on.
  const [kept, setKept] = useState(value);
  return (
    <Stack spacing={2}>
      <FormControlLabel
        label={path === 'value' ? text('settings.ownValue') : `${label}: ${text('settings.ownValue')}`}
        disabled={isDisabled}
        control={
          <Switch
            checked={value !== null}
            onChange={(_, isOn) => {
              if (!isOn) setKept(value);
              onChange(isOn ? (kept ?? toFirstValue(inner)) : null);
            }}
          />
        }
      />
      {value === null ? null : <Inner {...props} shape={inner} />}
    </Stack>
  );
}
