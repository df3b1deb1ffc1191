import {
  type EntrySchema,
  getFields,
  type SchemaField,
} from '../../packages/server/src/modules/transfer/schemaFields.ts';

/** The fields of entries as a Markdown list. */
export function describeFields(schema: EntrySchema): string {
  return getFields(schema)
    .map((field) => `- \`${field.name}\`${defaultOf(field)}: ${getFormat(field)}`)
    .join('\n');
}

/** The words of the error messages, and the explanation. */
function getFormat({ value, isNullable, description }: SchemaField): string {
  const needs = `${getMessage(value)}${isNullable ? ', or null' : ''}`;
  return description === undefined ? needs : `${needs}. ${description}`;
}

/** The message of the strictest format; a check finds fault with values of the right format. */
function getMessage(schema: object): string {
  if ('pipe' in schema && Array.isArray(schema.pipe)) {
    const parts: readonly object[] = schema.pipe;
    return parts.map(getMessage).findLast((message) => message !== '') ?? '';
  }
  const isCheck = 'type' in schema && schema.type === 'check';
  return !isCheck && 'message' in schema && typeof schema.message === 'string' ? schema.message : '';
}

function defaultOf({ isRequired, fallback }: SchemaField): string {
  if (isRequired) return ' (required)';
  if (fallback === undefined) return '';
  const isEmpty =
    typeof fallback === 'object' && fallback !== null && Object.values(fallback).join('') === '';
  return isEmpty || fallback === '' ? ' (default empty)' : ` (default \`${JSON.stringify(fallback)}\`)`;
}
