import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, FormHelperText, IconButton, Stack } from '@mui/material';
import { FieldGroup } from '../../parts/FieldGroup.tsx';
import { isRecord } from '../../parts/isRecord.ts';
import { SelectField } from '../../parts/SelectField.tsx';
import { useText } from '../../texts/useText.ts';
import { toFirstValue } from '../toShape.ts';
import { useFieldName } from '../useFieldName.ts';
import type { OuterFieldProps } from './FieldProps.ts';

/** Values by names that are added. */
export function MapField({ shape, Inner, ...props }: OuterFieldProps<'map'>) {
  const text = useText();
  const nameOf = useFieldName();
  const { value, onChange, setting, path, errors, isDisabled } = props;
  const given = isRecord(value) ? value : {};
  const open = shape.names.filter((name) => !(name in given));
  const remove = (name: string) => {
    const { [name]: _, ...others } = given;
    onChange(others);
  };
  return (
    <FieldGroup isColumn label={path === 'value' ? '' : props.label}>
      {Object.entries(given).map(([name, one]) => (
        <Stack key={name} direction="row" spacing={1} sx={{ alignItems: 'start' }}>
          <Box sx={{ flexGrow: 1, minWidth: 0, display: 'grid' }}>
            <Inner
              {...props}
              shape={shape.value}
              label={nameOf(name, setting)}
              value={one}
              path={`${path}.${name}`}
              onChange={(next) => onChange({ ...given, [name]: next })}
            />
          </Box>
          <IconButton
            aria-label={text('settings.remove', { name: nameOf(name, setting) })}
            disabled={isDisabled}
            onClick={() => remove(name)}
          >
            <DeleteOutlined />
          </IconButton>
        </Stack>
      ))}
      {errors[path] === undefined ? null : <FormHelperText error>{errors[path]}</FormHelperText>}
      {open.length === 0 || isDisabled ? null : (
        <SelectField
          label={text('settings.add')}
          value=""
          sx={{ maxWidth: 260 }}
          options={open.map((name) => [name, nameOf(name, setting)])}
          onChange={(name) => onChange({ ...given, [name]: toFirstValue(shape.value) })}
        />
      )}
    </FieldGroup>
  );
}
