import type { Endpoint } from '@pawlet/core/contract';
import * as v from 'valibot';
import { headerParameters } from './headers.ts';
import type { JsonObject } from './json.ts';
import { jsonContent, responsesOf, schemaOf } from './replies.ts';

/** One call as an OpenAPI operation; `name` is its name in the contract. */
export function operationOf(name: string, endpoint: Endpoint): JsonObject {
  const { path, method, access } = endpoint;
  return {
    operationId: name,
    tags: [tagOf(path)],
    summary: path.replace(/^\/addons\/\w+\/(?:api\.)?/u, '').replace(/^\//u, ''),
    security: access === 'shopper' ? [{ login: [] }] : [{}, { login: [] }],
    parameters: [...headersOf(endpoint), ...(method === 'GET' ? queryOf(endpoint) : [])],
    ...(method === 'POST' ? { requestBody: bodyOf(endpoint) } : {}),
    responses: responsesOf(endpoint),
  };
}

function tagOf(path: string): string {
  const [, controller = 'other'] =
    /^\/(?:addons\/\w+\/(?:api\.)?|cloud\/api\/|api\/)?(\w+)/u.exec(path) ?? [];
  return path.startsWith('/cloud/') ? 'cloud' : controller;
}

function headersOf({ keyed, gated }: Endpoint): readonly JsonObject[] {
  return Object.keys(headerParameters)
    .filter((name) => name !== 'idempotencyKey' || keyed === true)
    .filter((name) => name !== 'appVersion' || gated === true)
    .map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

function queryOf({ input }: Endpoint): readonly JsonObject[] {
  return Object.entries(fieldsOf(input)).map(([name, schema]) => ({
    name,
    in: 'query',
    required: isRequired(schema),
    schema: schemaOf(schema),
  }));
}

function bodyOf(endpoint: Endpoint): JsonObject {
  const fields = fieldsOf(endpoint.input);
  const spends = endpoint.writes === true || endpoint.keyed === true;
  const required = Object.entries(fields)
    .filter(([, schema]) => isRequired(schema))
    .map(([name]) => name);
  return {
    required: required.length > 0 || spends,
    content: jsonContent({
      type: 'object',
      required: [...required, ...(spends ? ['__token__'] : [])],
      properties: {
        ...Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, schemaOf(schema)])),
        ...(spends
          ? { __token__: { type: 'string', description: 'A form token; consumed by this call.' } }
          : {}),
      },
    }),
  };
}

function isRequired(schema: v.GenericSchema): boolean {
  return !v.safeParse(schema, undefined).success;
}

/** The fields of an object schema, without its checks. */
function fieldsOf(schema: unknown): Readonly<Record<string, v.GenericSchema>> {
  if (typeof schema !== 'object' || schema === null) return {};
  if ('entries' in schema) return schema.entries as Record<string, v.GenericSchema>;
  const parts = [
    ...('pipe' in schema && Array.isArray(schema.pipe) ? (schema.pipe as readonly unknown[]) : []),
    ...('options' in schema && Array.isArray(schema.options) ? (schema.options as readonly unknown[]) : []),
  ];
  return Object.assign({}, ...parts.map((part) => fieldsOf(part))) as Record<string, v.GenericSchema>;
}
