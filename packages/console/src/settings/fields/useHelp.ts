import { useText } from '../../texts/useText.ts';
import type { ValueFieldProps } from './FieldProps.ts';

/** What is wrong with a field, or what else there is to know. */
export function useHelp({ shape: { help }, errors, path }: ValueFieldProps) {
  const text = useText();
  const error = errors[path];
  return { error: error !== undefined, helperText: error ?? (help === undefined ? undefined : text(help)) };
}
