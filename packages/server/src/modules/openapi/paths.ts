import type { JsonObject } from './json.ts';
import { jsonContent } from './replies.ts';

const answers = (description: string): JsonObject => ({ 200: { description } });

/** The store's endpoints outside the contract. */
export const furtherPaths: Readonly<Record<string, Record<string, JsonObject>>> = {
  '/healthz': {
    get: {
      operationId: 'healthz',
      tags: ['operation'],
      summary: 'The process is alive',
      responses: answers('It does.'),
    },
  },
  '/readyz': {
    get: {
      operationId: 'readyz',
      tags: ['operation'],
      summary: 'The node accepts requests',
      responses: {
        ...answers('It does.'),
        503: { description: 'Its database does not respond, or it is draining.' },
      },
    },
  },
  '/openapi.json': {
    get: {
      operationId: 'openapi',
      tags: ['operation'],
      summary: 'This document',
      responses: { 200: { description: 'OpenAPI 3.1.', content: jsonContent({ type: 'object' }) } },
    },
  },
};
