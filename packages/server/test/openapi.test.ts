import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { createDocument } from '../src/modules/openapi/document.ts';
import { furtherCalls, readName, specCalls } from './walk/calls.ts';
import { contractCalls } from './walk/contractCalls.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- documents of every shape
type Loose = any;
const document = createDocument({ publicOrigin: 'https://shop.example' });
// Parsed again, as by a tool.
const written = JSON.parse(JSON.stringify(document));
const operations: { name: string; operation: Loose }[] = Object.entries<Loose>(written.paths).flatMap(
  ([path, methods]) =>
    Object.entries<Loose>(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation,
    })),
);
const toOperation = (name: string) => operations.find((known) => known.name === name)?.operation;

it('is a valid OpenAPI 3.1 document', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(written));
  expect(errors ?? []).toEqual([]);
  expect([valid, validator.version]).toEqual([true, '3.1']);
});

it('has every call of the contract under a unique name', () => {
  const names = operations.map(({ name }) => name);
  expect(contractCalls.map(readName).filter((name) => !names.includes(name))).toEqual([]);
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each([...specCalls, ...furtherCalls].filter((call) => toOperation(readName(call)) !== undefined))(
  '$method $path',
  (call) => {
    const operation = toOperation(readName(call));
    const envelopes = operation.responses['200'].content['application/json']?.schema.oneOf;
    it.skipIf(envelopes === undefined)('has its headers, its envelope and its refusals', () => {
      const headers = operation.parameters.map(({ $ref }: { $ref?: string }) => $ref?.split('/').at(-1));
      expect(headers).toEqual(
        expect.arrayContaining(['sid', 'lang', 'countryCode', 'sup', 'code', 'sourceUrl']),
      );
      expect(headers.includes('idempotencyKey')).toBe(call.isKeyed);
      expect(headers.includes('appVersion')).toBe(call.isGated);
      expect(operation.security).toEqual(call.isOpen ? [{}, { login: [] }] : [{ login: [] }]);
      expect('401' in operation.responses).toBe(!call.isOpen);
      expect(envelopes[0].required).toEqual(['code', 'msg', 'time', 'data']);
      expect(operation.responses['200'].description.includes('FORM_TOKEN')).toBe(call.writes);
      const body = operation.requestBody?.content['application/json'].schema;
      expect(body?.required.includes('__token__') ?? false).toBe(call.writes);
    });
  },
);
