import { ValueField } from '../settings/ValueField.tsx';
import type { RecordKind } from './RecordKind.ts';
import type { Fields } from './shapes.ts';

export interface KindFieldsProps {
  readonly kind: RecordKind;
  readonly value: Fields;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (value: Fields) => void;
  /** @default false */
  readonly isNew?: boolean;
  /** @default false */
  readonly isDisabled?: boolean;
}

/** The fields of a record; errors of the API are at their fields. */
export function KindFields({
  kind,
  value,
  errors,
  onChange,
  isNew = false,
  isDisabled = false,
}: KindFieldsProps) {
  return (
    <ValueField
      shape={kind.shape(value, isNew)}
      label=""
      setting={kind.name}
      path="value"
      value={value}
      errors={Object.fromEntries(
        Object.entries(errors).map(([field, detail]) => [`value.${kind.places?.[field] ?? field}`, detail]),
      )}
      isDisabled={isDisabled}
      onChange={(next) => onChange(next as Fields)}
    />
  );
}
