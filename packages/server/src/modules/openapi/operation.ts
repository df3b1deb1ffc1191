import type { Endpoint } from '@pawlet/core/contract';
import * as v from 'valibot';
import { headerParameters } from './headers.ts';
import type { JsonObject } from './json.ts';
import { jsonContent, getResponses, toSchema } from './replies.ts';

/** One call as an OpenAPI operation; `name` is its name in the contract. */
export function toOperation(name: string, endpoint: Endpoint): JsonObject {
  const { path, method, access } = endpoint;
  return {
    operationId: name,
    tags: [getTag(path)],
    summary: path.replace(/^\/addons\/\w+\/(?:api\.)?/u, '').replace(/^\//u, ''),
    security: access === 'shopper' ? [{ login: [] }] : [{}, { login: [] }],
    parameters: [...getHeaders(endpoint), ...(method === 'GET' ? getQuery(endpoint) : [])],
    ...(method === 'POST' ? { requestBody: getBody(endpoint) } : {}),
    responses: getResponses(endpoint),
  };
}

function getTag(path: string): string {
  const [, controller = 'other'] =
    /^\/(?:addons\/\w+\/(?:api\.)?|cloud\/api\/|api\/)?(\w+)/u.exec(path) ?? [];
  return path.startsWith('/cloud/') ? 'cloud' : controller;
}

function getHeaders({ keyed, gated }: Endpoint): readonly JsonObject[] {
  return Object.keys(headerParameters)
    .filter((name) => name !== 'idempotencyKey' || keyed === true)
    .filter((name) => name !== 'appVersion' || gated === true)
    .map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

function getQuery({ input }: Endpoint): readonly JsonObject[] {
  return Object.entries(getFields(input)).map(([name, schema]) => ({
    name,
    in: 'query',
    required: isRequired(schema),
    schema: toSchema(schema),
  }));
}

function getBody(endpoint: Endpoint): JsonObject {
  const fields = getFields(endpoint.input);
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
        ...Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, toSchema(schema)])),
        ...(spends
          ? { __token__: { type: 'string', description: 'A form token; consumed by this call.' } }
          : {}),
      },
    }),
  };
}

/** Whether a field of an input must be sent. */
export function isRequired(schema: v.GenericSchema): boolean {
  return !v.safeParse(schema, undefined).success;
}

/** The fields of an object schema, without its checks. */
export function getFields(schema: unknown): Readonly<Record<string, v.GenericSchema>> {
  if (typeof schema !== 'object' || schema === null) return {};
  if ('entries' in schema) return schema.entries as Record<string, v.GenericSchema>;
  const parts = [
    ...('pipe' in schema && Array.isArray(schema.pipe) ? (schema.pipe as readonly unknown[]) : []),
    ...('options' in schema && Array.isArray(schema.options) ? (schema.options as readonly unknown[]) : []),
  ];
  return Object.assign({}, ...parts.map((part) => getFields(part))) as Record<string, v.GenericSchema>;
}
