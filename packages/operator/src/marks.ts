import * as v from 'valibot';

/** What a field of a schema is marked as. */
export type Mark = 'isPersonal' | 'isSecret';

/** Marks an output field as personal data: null for callers without a scope for it. */
/* @__NO_SIDE_EFFECTS__ */
export function personal<const T extends v.GenericSchema>(schema: T) {
  return v.pipe(v.nullable(schema), v.metadata({ isPersonal: true }));
}

/** Marks an input field as personal data: the audit log does not have its value. */
/* @__NO_SIDE_EFFECTS__ */
export function personalInput<const T extends v.GenericSchema>(schema: T) {
  return v.pipe(schema, v.metadata({ isPersonal: true }));
}

/** Marks an input field as a password, code or token: the audit log does not have its value. */
/* @__NO_SIDE_EFFECTS__ */
export function secretInput<const T extends v.GenericSchema>(schema: T) {
  return v.pipe(schema, v.metadata({ isSecret: true }));
}

/** The parts of a valibot schema that are followed to its fields. */
interface SchemaParts {
  readonly pipe?: readonly unknown[];
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly item?: unknown;
  readonly wrapped?: unknown;
}

function getParts(schema: unknown): SchemaParts {
  return typeof schema === 'object' && schema !== null ? schema : {};
}

function isMarked(schema: unknown, marks: readonly Mark[]): boolean {
  return (getParts(schema).pipe ?? []).some((step) => {
    const { metadata } = getParts(step) as { readonly metadata?: Readonly<Record<string, unknown>> };
    return metadata !== undefined && marks.some((mark) => metadata[mark] === true);
  });
}

/** A copy of a value with each marked field that is not null replaced. */
export function maskMarked(
  schema: unknown,
  value: unknown,
  marks: readonly Mark[],
  replacement: string | null,
): unknown {
  if (value === null || value === undefined) return value;
  if (isMarked(schema, marks)) return replacement;
  const { entries, item, wrapped } = getParts(schema);
  if (wrapped !== undefined) return maskMarked(wrapped, value, marks, replacement);
  if (item !== undefined && Array.isArray(value))
    return value.map((one: unknown) => maskMarked(item, one, marks, replacement));
  if (entries === undefined || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      maskMarked(entries[name], inner, marks, replacement),
    ]),
  );
}

/** Paths of the marked fields of a schema, such as `items.receiver`. */
export function findMarked(schema: unknown, marks: readonly Mark[], path = ''): readonly string[] {
  if (isMarked(schema, marks)) return [path];
  const { entries, item, wrapped } = getParts(schema);
  if (wrapped !== undefined) return findMarked(wrapped, marks, path);
  if (item !== undefined) return findMarked(item, marks, path);
  return Object.entries(entries ?? {}).flatMap(([name, inner]) =>
    findMarked(inner, marks, path === '' ? name : `${path}.${name}`),
  );
}
