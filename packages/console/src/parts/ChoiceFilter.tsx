import { useInput } from 'react-admin';
import { SelectField } from './SelectField.tsx';

export interface ChoiceFilterProps {
  /** Field of the API. */
  readonly source: string;
  readonly label: string;
  /** What it means that nothing is chosen. */
  readonly any: string;
  readonly choices: readonly { readonly id: string; readonly name: string }[];
  /** Read by the list's toolbar: it is shown without being asked for. */
  readonly alwaysOn: true;
}

/** Filters a list by one of some values. The framework's own choice is named "clear" where nothing is chosen. */
export function ChoiceFilter({ source, label, any, choices }: ChoiceFilterProps) {
  const { id, field } = useInput<string>({ source, defaultValue: '' });
  const value: unknown = field.value;
  return (
    <SelectField
      id={id}
      value={typeof value === 'string' ? value : ''}
      label={label}
      sx={{ minWidth: 160, mt: 1, mb: 0.5 }}
      options={[['', any], ...choices.map((choice) => [choice.id, choice.name] as const)]}
      onBlur={field.onBlur}
      onChange={field.onChange}
    />
  );
}
