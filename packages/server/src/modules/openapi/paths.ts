import { tokenExchange } from '../social-login/tokenExchangeTypes.ts';
import type { JsonObject } from './json.ts';
import { jsonContent } from './replies.ts';

const answers = (description: string): JsonObject => ({ 200: { description } });

/** An error of OAuth 2.0. */
const failure = (description: string): JsonObject => ({
  description,
  content: jsonContent({
    type: 'object',
    required: ['error'],
    properties: { error: { type: 'string' }, error_description: { type: 'string' } },
  }),
});

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
        503: {
          description:
            'Its database does not respond, has tables of an earlier release, or the node is draining.',
        },
      },
    },
  },
  '/oauth/token': {
    post: {
      operationId: 'tokenExchange',
      tags: ['login'],
      summary: 'The server of an app exchanges an ID token of its user for a session (RFC 8693)',
      requestBody: {
        required: true,
        content: {
          'application/x-www-form-urlencoded': {
            schema: {
              type: 'object',
              required: ['grant_type', 'subject_token', 'subject_token_type'],
              properties: {
                grant_type: { const: tokenExchange.grantType },
                subject_token: { type: 'string' },
                subject_token_type: { type: 'string', enum: [...tokenExchange.subjectTypes] },
                requested_token_type: { const: tokenExchange.accessToken },
                agreed: { type: 'string', description: 'Version of the terms that the user has accepted.' },
              },
            },
          },
        },
      },
      responses: {
        200: {
          description: 'A session; its token is sent in the header `token`.',
          content: jsonContent({
            type: 'object',
            required: ['access_token', 'issued_token_type', 'token_type', 'expires_in'],
            properties: {
              access_token: { type: 'string' },
              issued_token_type: { const: tokenExchange.accessToken },
              token_type: { const: 'N_A' },
              expires_in: { type: 'integer', description: 'Seconds.' },
            },
          }),
        },
        400: failure('An error of RFC 6749, such as `invalid_request` for a refused statement.'),
        413: failure('The body is too large.'),
        429: failure('Too many refused statements.'),
        503: failure("The issuer's keys cannot be loaded."),
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
