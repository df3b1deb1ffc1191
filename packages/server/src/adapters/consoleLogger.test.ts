import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConsoleLogger } from './consoleLogger.ts';

let lines: string[] = [];

beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'error').mockImplementation((line: unknown) => void lines.push(String(line)));
});
afterEach(() => vi.restoreAllMocks());

const token = '0123456789abcdef0123456789abcdef';
const requestId = '11111111-2222-3333-4444-555555555555';
const secrets = ['hunter2', token, '13800138000', '+8613800138000', 'wang@pawlet.test', '246810'];
const last = () => JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown>;

describe('log line', () => {
  it('contains time, level, event and request', () => {
    const route = '/addons/shop/api.order/add';
    createConsoleLogger('info').info('request', { requestId, route, status: 200 });
    expect(last()).toMatchObject({ level: 'info', event: 'request', requestId, route, status: 200 });
    expect(Number.isNaN(Date.parse(String(last()['time'])))).toBe(false);
  });

  it('redacts fields whose name marks a secret', () => {
    const names = [
      'token',
      'password',
      'captcha',
      'code',
      'mobile',
      'phone',
      'email',
      'authorization',
      'cookie',
    ];
    for (const name of names) {
      createConsoleLogger('info').warn('refused', { requestId, [name]: 'hunter2', form_token: '246810' });
      expect(last()).toMatchObject({ requestId, [name]: '[redacted]', form_token: '[redacted]' });
    }
  });

  it.each([
    ['a message', `could not send to 13800138000 or wang@pawlet.test`],
    ['a token inside a text', `the session ${token} is over`],
    ['a number with its country', 'SMS to +8613800138000 failed'],
  ])('redacts %s in fields and errors', (_, text) => {
    const logger = createConsoleLogger('info');
    logger.warn('failed', { requestId, reason: text });
    logger.error('failed', new Error(text, { cause: new Error(text) }), { requestId });
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      expect(line).toContain('[redacted]');
      expect(line).toContain(requestId);
      for (const secret of secrets) expect(line).not.toContain(secret);
    }
  });

  it('redacts the parameters of a failed statement and logs the stack without its message', () => {
    const error = new Error('Failed query: insert into "shoppers"\nparams: hunter2,13800138000');
    createConsoleLogger('error').error('request failed', error, { requestId });
    expect(last()['error']).toBe('Failed query: insert into "shoppers"');
    expect(String(last()['stack'])).toMatch(/^ {4}at /u);
    for (const secret of secrets) expect(lines[0]).not.toContain(secret);
  });

  it('keeps numbers that are not secrets', () => {
    createConsoleLogger('info').info('order', { order_sn: '12345678901234567890123456', nums: 3 });
    expect(last()).toMatchObject({ order_sn: '12345678901234567890123456', nums: 3 });
  });
});

describe('log level', () => {
  it.each([
    ['error', ['error']],
    ['warn', ['warn', 'error']],
    ['info', ['info', 'warn', 'error']],
  ] as const)('%s shows %j', (level, shown) => {
    const logger = createConsoleLogger(level);
    logger.info('event');
    logger.warn('event');
    logger.error('event', new Error('a bug'));
    expect(lines.map((line) => (JSON.parse(line) as { level: string }).level)).toEqual(shown);
  });
});
