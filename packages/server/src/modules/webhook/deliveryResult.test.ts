import { expect, it } from 'vitest';
import { languages } from '../../i18n/language.ts';
import { translate } from '../../i18n/translate.ts';
import { describeResult, readCause } from './deliveryResult.ts';

it.each([
  ['ENOTFOUND', 'name'],
  ['EAI_AGAIN', 'name'],
  ['UnreadableSecret', 'secret'],
  ['ECONNREFUSED', 'connection'],
  ['ECONNRESET', 'connection'],
  ['EHOSTUNREACH', 'connection'],
  ['UND_ERR_SOCKET', 'connection'],
  // What earlier releases stored of every failed connection.
  ['TypeError', 'connection'],
  ['TimeoutError', 'timeout'],
  ['ETIMEDOUT', 'timeout'],
  ['UND_ERR_CONNECT_TIMEOUT', 'timeout'],
  ['CERT_HAS_EXPIRED', 'tls'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'tls'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'tls'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'tls'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'tls'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'tls'],
  ['302', 'redirect'],
  ['401', 'access'],
  ['403', 'access'],
  ['404', 'gone'],
  ['410', 'gone'],
  ['429', 'busy'],
  ['422', 'refused'],
  ['500', 'failing'],
  ['503', 'failing'],
] as const)('%s is explained in every language: %s', (result, failure) => {
  const reasons = languages.map((language) => describeResult(result, language));
  expect(reasons).toEqual(languages.map((language) => translate(language, `operator.delivery.${failure}`)));
  expect(new Set(reasons).size).toBe(languages.length);
});

it.each(['', '200', '204'])('nothing is explained of %j', (result) => {
  expect(describeResult(result, 'en')).toBe('');
});

it('the innermost error names what stopped a message', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' });
  expect(readCause(new TypeError('fetch failed', { cause: refused }))).toBe('ECONNREFUSED');
  expect(readCause(new TypeError('fetch failed', { cause: new Error('bad port') }))).toBe('bad port');
  expect(readCause(new TypeError('fetch failed'))).toBe('TypeError');
  expect(readCause(new DOMException('The operation was aborted due to timeout', 'TimeoutError'))).toBe(
    'TimeoutError',
  );
  expect(readCause('no error')).toBe('Error');
});
