import * as contract from '@pawlet/core/contract';
import type { Endpoint } from '@pawlet/core/contract';
import type { Settings } from '../../http/settings.ts';
import { headerParameters } from './headers.ts';
import { toOperation } from './operation.ts';
import { furtherPaths } from './paths.ts';
import type { JsonObject } from './json.ts';
import { replySchemas } from './replies.ts';

const description = [
  'Every response is an envelope {code, msg, time, data}: code 1 is success, 0 a refusal with its reason in `data.reason`,',
  '401, 403, 404, 405, 413 and 415 correspond to the HTTP status.',
  'A call that requires a form token takes it as `__token__` in its body and returns the next one in the header `__token__`;',
  'the first one is returned by common/init.',
].join(' ');

/** The OpenAPI 3.1 document of every call of the contract. */
export function createDocument({ publicOrigin }: Pick<Settings, 'publicOrigin'>): JsonObject {
  const paths: Record<string, Record<string, JsonObject>> = { ...furtherPaths };
  for (const [name, endpoint] of findEndpoints()) {
    const path = (paths[endpoint.path] ??= {});
    path[endpoint.method.toLowerCase()] = toOperation(name, endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Pawlet', version: '1.0.1', description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: publicOrigin }],
    paths,
    components: {
      parameters: headerParameters,
      schemas: replySchemas,
      securitySchemes: {
        login: {
          type: 'apiKey',
          in: 'header',
          name: 'token',
          description: 'Log-in token; the only means of authentication.',
        },
      },
    },
  };
}

function findEndpoints(): readonly (readonly [string, Endpoint])[] {
  const exported: readonly (readonly [string, unknown])[] = Object.entries(contract);
  return exported.flatMap(([name, value]) => (isEndpoint(value) ? [[name, value] as const] : []));
}

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'path' in value && 'input' in value && 'output' in value
  );
}
