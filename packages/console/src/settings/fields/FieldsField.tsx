import { FormHelperText } from '@mui/material';
import { FieldGroup, wideField } from '../../parts/FieldGroup.tsx';
import { isRecord } from '../../parts/isRecord.ts';
import { useText } from '../../texts/useText.ts';
import { kept, type Shape } from '../toShape.ts';
import { useFieldName } from '../useFieldName.ts';
import type { OuterFieldProps } from './FieldProps.ts';

/** Named values. */
export function FieldsField({ shape, Inner, ...props }: OuterFieldProps<'fields'>) {
  const text = useText();
  const nameOf = useFieldName();
  const { value, onChange, setting, path, errors } = props;
  const given = isRecord(value) ? value : {};
  const change = (name: string, next: unknown, isOptional: boolean) => {
    const { [name]: _, ...others } = given;
    // A text that may be left out is left out when it is emptied.
    onChange(isOptional && next === '' ? others : { ...given, [name]: next });
  };
  const toLabel = (name: string, { label }: Shape) =>
    label === undefined ? nameOf(name, setting) : text(label);
  const shown = shape.fields.filter(({ shape: inner }) => inner !== kept);
  // A field that is alone has the name of the group.
  const isAlone = shown.length === 1 && path !== 'value';
  const fields = shown.map(({ name, shape: inner, isOptional }) => (
    <Inner
      {...props}
      key={name}
      shape={inner}
      label={isAlone ? props.label : toLabel(name, inner)}
      value={given[name]}
      siblings={given}
      path={`${path}.${name}`}
      onChange={(next) => change(name, next, isOptional)}
    />
  ));
  if (isAlone) return fields;
  const error = errors[path];
  return (
    <FieldGroup label={path === 'value' ? '' : props.label}>
      {fields}
      {error === undefined ? null : (
        <FormHelperText error sx={wideField}>
          {error}
        </FormHelperText>
      )}
    </FieldGroup>
  );
}
