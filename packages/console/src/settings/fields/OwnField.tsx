import { useText } from '../../texts/useText.ts';
import type { FieldProps } from './FieldProps.ts';

/** A value with a component of its own. */
export function OwnField({ shape: { Field, help }, siblings = {}, ...props }: FieldProps<'own'>) {
  const text = useText();
  return <Field {...props} help={help === undefined ? undefined : text(help)} siblings={siblings} />;
}
