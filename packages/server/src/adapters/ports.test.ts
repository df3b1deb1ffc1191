import { afterEach, describe, expect, it, vi } from 'vitest';
import { createConsoleLogger } from './consoleLogger.ts';
import { cryptoRandom } from './cryptoRandom.ts';
import { scryptHasher } from './scryptHasher.ts';

afterEach(() => vi.restoreAllMocks());

describe('scryptHasher', () => {
  it('accepts the right password only', async () => {
    const hash = await scryptHasher.hash('pässword');
    expect(hash).not.toContain('pässword');
    expect(await scryptHasher.verify('pässword', hash)).toBe(true);
    expect(await scryptHasher.verify('passwort', hash)).toBe(false);
    expect(await scryptHasher.hash('pässword')).not.toBe(hash);
  });

  it.each(['', 'md5$x$y', 'scrypt$only'])('accepts no password for the hash %j', async (hash) => {
    expect(await scryptHasher.verify('', hash)).toBe(false);
  });
});

describe('cryptoRandom', () => {
  it('creates values of the requested length', () => {
    expect(cryptoRandom.digits(6)).toMatch(/^\d{6}$/u);
    expect(cryptoRandom.hex(16)).toMatch(/^[\da-f]{32}$/u);
    expect(cryptoRandom.uuid()).not.toBe(cryptoRandom.uuid());
  });
});

describe('console log', () => {
  it('logs no secret and no query parameters', () => {
    const lines: string[] = [];
    vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
    const logger = createConsoleLogger('info');
    logger.info('event', { token: 'canary', path: '/x' });
    logger.error(
      'failed',
      new Error('Failed query: select $1\nparams: canary', { cause: new Error('timeout') }),
    );
    expect(lines.join('\n')).not.toContain('canary');
    expect(lines.join('\n')).toContain('timeout');
  });

  it('redacts numbers, addresses and tokens anywhere', () => {
    const lines: string[] = [];
    vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
    const logger = createConsoleLogger('info');
    logger.warn('event', { mobile: '13800138000', detail: 'sent to +8613800138000' });
    logger.error('failed', new Error('Key (email)=(ann@pawlet.test) already exists.'), {
      requestId: '0b2a4c1e-1f3a-4d7e-9c55-0123456789ab',
      detail: `token ${'a1'.repeat(16)}`,
    });
    const text = lines.join('\n');
    for (const secret of ['13800138000', 'ann@', 'a1a1']) expect(text).not.toContain(secret);
    expect(text).toContain('0b2a4c1e-1f3a-4d7e-9c55-0123456789ab');
  });

  it('omits ordinary events unless configured', () => {
    const write = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    createConsoleLogger('warn').info('event');
    expect(write).not.toHaveBeenCalled();
  });
});
