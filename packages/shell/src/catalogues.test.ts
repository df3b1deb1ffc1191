import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const packages = fileURLToPath(new URL('../../', import.meta.url));

/** What a reader of the language would stumble over. */
const blunders = {
  zh: [/[\u4e00-\u9fff][,;:?!]/u, /「|」/u, /你(?!喜欢|推荐)/u],
  ja: [/[\u3040-\u30ff\u4e00-\u9fff][,;:?!]/u, /請求書|お?友達|お客さま|タスク|〜/u],
  fr: [
    / [;:!?»%]/u,
    /« /u,
    /\u00a0[;!?%]|\u202f[:»]|«\u202f/u,
    /\}\} (?:s|m|Mo)(?!\p{L})/u,
    /(?<![’\p{L}])(tu|ton|ta|tes|toi)(?!\p{L})/iu,
  ],
  de: [/(?<!\p{L})(Ihnen|Ihr|Ihre[nmrs]?)(?!\p{L})/u, /\p{L}…/u, /\}\} (?:%|s|m|MB)(?!\p{L})/u],
  it: [/(?<!\p{L})(Lei|Suo|Sua|Suoi|Sue)(?!\p{L})/u],
  es: [/^[^¿]*\?/u, /^[^¡]*!/u, /(?<!\p{L})usted/iu, /\}\} %/u],
  ko: [/(해요|어요|아요|게요)(?!\p{L})/u, /십시오|시겠습니까|청구서|후기|상점/u],
} as const;

it.each(Object.entries(blunders))(
  'sets and addresses all texts in %s as its readers expect',
  async (language, signs) => {
    const found: string[] = [];
    let count = 0;
    const files = glob(`{core,widgets,shell}/src/**/messages.${language}.ts`, { cwd: packages });
    for await (const file of files) {
      const source = await readFile(`${packages}${file}`, 'utf8');
      for (const [, key = '', text = ''] of source.matchAll(/'([\w.]+)':\s*'((?:[^'\\]|\\.)*)'/gu)) {
        count += 1;
        if (signs.some((sign) => sign.test(text)) || text.includes('"')) found.push(`${key}: ${text}`);
      }
    }
    expect(count).toBeGreaterThan(300);
    expect(found).toEqual([]);
  },
);
