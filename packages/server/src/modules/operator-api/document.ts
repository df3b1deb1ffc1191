import {
  operatorCalls,
  type OperatorEndpoint,
  operatorRoot,
  problemShape,
  scopes as allScopes,
} from '@pawlet/operator';
import type { Settings } from '../../http/settings.ts';
import type { JsonObject } from '../openapi/json.ts';
import { getFields, isRequired } from '../openapi/operation.ts';
import { jsonContent, toSchema } from '../openapi/replies.ts';

const description = [
  'Failed calls return problem details (RFC 9457) with a `code`.',
  'A call with an idempotency key that is sent again returns the reply of the first one, with the header `Idempotency-Replayed`.',
  'Fields that only some scopes may see are null for others.',
  'Calls below `/machine` are answered on the machine of the shop only.',
].join(' ');

/** The OpenAPI 3.1 document of the operator API. */
export function createOperatorDocument({ publicOrigin }: Pick<Settings, 'publicOrigin'>): JsonObject {
  const paths: Record<string, Record<string, JsonObject>> = {};
  for (const endpoint of operatorCalls) {
    const path = (paths[operatorRoot + endpoint.path] ??= {});
    path[endpoint.method.toLowerCase()] = toOperation(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pawlet operator API',
      version: '1.0.0',
      description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicOrigin }],
    paths,
    components: {
      schemas: { Problem: toSchema(problemShape) },
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'An API key.' },
        session: { type: 'apiKey', in: 'cookie', name: '__Host-pawlet-operator' },
      },
    },
  };
}

const fileContent = { '*/*': { schema: { type: 'string', contentMediaType: 'application/octet-stream' } } };

function toOperation(endpoint: OperatorEndpoint): JsonObject {
  const {
    name,
    summary,
    access,
    method,
    input,
    output,
    writes,
    isSecret = false,
    isFile = false,
    runsApart = false,
    version,
    file,
    sends,
  } = endpoint;
  const scopes = access === 'anyone' || access === 'person' || access === 'machine' ? [] : [access];
  return {
    operationId: name,
    tags: [name.split('.', 1)[0] ?? name],
    summary,
    security:
      access === 'anyone'
        ? [{}]
        : access === 'machine'
          ? [{ key: allScopes }]
          : [{ key: scopes }, { session: scopes }],
    parameters: [
      ...toParameters(endpoint.params, 'path'),
      ...(method === 'GET' || file !== undefined ? toParameters(input, 'query') : []),
      ...(writes && !isSecret && !runsApart ? [toHeader('Idempotency-Key', false)] : []),
      ...(version === undefined || method === 'GET' ? [] : [toHeader('If-Match', version === 'required')]),
    ],
    ...(method === 'GET' ? {} : { requestBody: toBody(endpoint) }),
    responses: {
      200: {
        description: 'Done.',
        content: sends !== undefined ? { [sends]: {} } : isFile ? fileContent : jsonContent(toSchema(output)),
      },
      default: {
        description: 'Problem details.',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

function toBody({ input, file }: OperatorEndpoint): JsonObject {
  if (file === undefined) return { required: false, content: jsonContent(toSchema(input)) };
  const schema = {
    type: 'object',
    required: ['file'],
    properties: {
      file: { type: 'string', format: 'binary', description: `At most ${file.maxBytes} bytes.` },
    },
  };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

function toParameters(schema: OperatorEndpoint['input'], place: 'path' | 'query'): readonly JsonObject[] {
  return Object.entries(getFields(schema)).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || isRequired(field),
    schema: toSchema(field),
  }));
}

function toHeader(name: string, required: boolean): JsonObject {
  return { name, in: 'header', required, schema: { type: 'string' } };
}
