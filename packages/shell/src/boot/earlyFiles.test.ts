import { describe, expect, it } from 'vitest';
import { getEarlyFiles, type EarlyFiles } from './earlyFiles.ts';

const files: EarlyFiles = {
  languages: { zh: ['/zh.js'], de: ['/de.js'] },
  pages: { '/': ['/home.js', '/home.css'], '/pages/goods/detail': ['/detail.js'] },
  others: ['/later.js'],
  calls: ['/calls.js'],
};

describe('the files requested before the bundle is parsed', () => {
  it.each([
    ['', 'zh', ['/home.js', '/home.css', '/zh.js']],
    ['#/', 'de', ['/home.js', '/home.css', '/de.js']],
    ['#/pages/goods/detail?id=3', 'en', ['/detail.js']],
    ['#/pages/my/my', 'zh', ['/later.js', '/zh.js']],
    ['#/pages/my/my', undefined, ['/later.js']],
  ])('%s in %s, rendered by the server', (hash, language, expected) => {
    expect(getEarlyFiles(files, hash, language, true)).toEqual(expected);
  });

  it.each([
    ['#/pages/goods/detail?id=3', ['/calls.js', '/detail.js', '/zh.js']],
    ['#/pages/my/my', ['/calls.js', '/later.js', '/zh.js']],
  ])('%s with the code of its calls', (hash, expected) => {
    expect(getEarlyFiles(files, hash, 'zh', false)).toEqual(expected);
  });
});
