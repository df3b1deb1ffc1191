import { type Endpoint, fieldProblems, refusalReasons } from '@pawlet/core/contract';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema, LazySchema } from 'valibot';
import type { Json, JsonObject } from './json.ts';

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

const envelope = (code: JsonObject, data: Json): JsonObject => ({
  type: 'object',
  required: ['code', 'msg', 'time', 'data'],
  properties: {
    code,
    msg: { type: 'string', description: 'For people, in the language of the request.' },
    time: { type: 'integer', description: 'Unix seconds.' },
    data,
  },
});

/** Envelopes that all calls share. */
export const replySchemas: Readonly<Record<string, JsonObject>> = {
  Refused: envelope(
    { const: 0 },
    {
      type: ['object', 'null', 'string'],
      properties: {
        reason: { type: 'string', enum: [...refusalReasons] },
        fields: {
          type: 'object',
          description: 'With VALIDATION: what is wrong with each field.',
          additionalProperties: { type: 'string', enum: [...fieldProblems] },
        },
        __token__: { type: 'string', description: 'With FORM_TOKEN: the next one.' },
        retry_after: { type: 'integer', description: 'With RATE_LIMITED: seconds.' },
      },
    },
  ),
  NotServed: envelope({ type: 'integer', enum: [401, 403, 404, 405, 413, 415] }, { type: 'null' }),
};

/** JSON Schema of the wire format: the input of the contract's parsing. */
export function toSchema(schema: GenericSchema, within: readonly GenericSchema[] = []): JsonObject {
  return convert(schema, 'input', within);
}

/** JSON Schema of what parsing returns. */
export function toParsedSchema(schema: GenericSchema): JsonObject {
  return convert(schema, 'output', []);
}

function convert(
  schema: GenericSchema,
  typeMode: 'input' | 'output',
  within: readonly GenericSchema[],
): JsonObject {
  const converted = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode,
    // Checks and transformations that JSON Schema cannot express; the server still applies them.
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) =>
      isLazy(valibotSchema) ? inlined(valibotSchema, within) : undefined,
  });
  return JSON.parse(JSON.stringify(converted), withoutNoise) as JsonObject;
}

/** Drops the dialect, unreferenced definitions, and the null that marks an absent field in the contract. */
function withoutNoise(name: string, value: unknown): unknown {
  const isNoise = name === '$schema' || name === '$defs' || (name === 'default' && value === null);
  return isNoise ? undefined : value;
}

function isLazy(schema: GenericSchema): schema is LazySchema<GenericSchema> {
  return schema.type === 'lazy';
}

/** Inlines a lazy schema: references inside one schema would not resolve in the whole document. */
function inlined({ getter }: LazySchema<GenericSchema>, within: readonly GenericSchema[]) {
  const inner = getter(undefined);
  if (within.includes(inner)) return { description: 'The same again.' };
  return toSchema(inner, [...within, inner]) as ReturnType<typeof toJsonSchema>;
}

/** Content of one response. */
export function jsonContent(schema: JsonObject): JsonObject {
  return { 'application/json': { schema } };
}

const notServed = (description: string): JsonObject => ({
  description,
  content: jsonContent(ref('NotServed')),
});

/** Every response of a call by HTTP status. */
export function getResponses(endpoint: Endpoint): JsonObject {
  const writes = endpoint.writes === true || endpoint.keyed === true;
  const reasons = [
    'VALIDATION',
    'RATE_LIMITED',
    ...(writes ? ['FORM_TOKEN'] : []),
    ...(endpoint.keyed === true ? ['IDEMPOTENCY_MISMATCH'] : []),
    ...(endpoint.gated === true ? ['UPGRADE_REQUIRED'] : []),
    ...endpoint.refusals,
  ];
  return {
    200: {
      description: `Success, or refused: ${[...new Set(reasons)].join(', ')}.`,
      headers: {
        'x-request-id': { description: 'Identifies the request in the log.', schema: { type: 'string' } },
        ...(writes ? { __token__: { description: 'The next form token.', schema: { type: 'string' } } } : {}),
      },
      content: jsonContent({ oneOf: [envelope({ const: 1 }, toSchema(endpoint.output)), ref('Refused')] }),
    },
    ...(endpoint.access === 'shopper' ? { 401: notServed('Not logged in, or the token has expired.') } : {}),
    403: notServed('Not allowed, or a page of a foreign origin.'),
    405: notServed('Another method.'),
    ...(endpoint.method === 'POST'
      ? { 413: notServed('The body is larger than 1 MB.'), 415: notServed('The body is not JSON.') }
      : {}),
    500: { description: 'A bug: reason INTERNAL.', content: jsonContent(ref('Refused')) },
  };
}
