import { readFileSync } from 'node:fs';
import { interfaceLanguages } from '@pawlet/core/i18n';
import { describe, expect, it } from 'vitest';

/** The text below the icon of each log-in method, and its accessible name. */
const pairs = [
  ['login.email', 'login.withEmailCode'],
  ['login.mobile', 'login.withMobileCode'],
  ['login.passwordWay', 'login.withPassword'],
  ['login.codeWay', 'login.withCode'],
  ['login.wechat', 'login.withWechat'],
  ['login.sandbox', 'login.withSandbox'],
  ['login.app', 'login.withApp'],
] as const;

describe('the name of a log-in method', () => {
  it.each(interfaceLanguages)(
    'contains the words that are shown, so that it can be spoken: %s',
    (language) => {
      const file = new URL(`../../../locales/${language}/login.json`, import.meta.url);
      const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
      const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
      const toWords = (key: string): string =>
        Array.from(segmenter.segment((texts[key] ?? '').toLowerCase()), ({ segment }) => segment.trim())
          .filter((word) => word !== '')
          .join('|');
      for (const [label, name] of pairs) expect(`|${toWords(name)}|`).toContain(`|${toWords(label)}|`);
    },
  );
});
