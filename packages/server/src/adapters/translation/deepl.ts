import * as v from 'valibot';
import type { Language } from '../../i18n/language.ts';
import type { Translator } from '../../ports/translator.ts';
import { requestService } from './requestService.ts';

/** An account at DeepL. */
export interface DeeplConfig {
  readonly key: string;
  /**
   * @default depends on the key: https://api.deepl.com, or https://api-free.deepl.com for a key that ends in
   * `:fx`
   */
  readonly origin: string;
}

/** As targets English and Chinese have variants; as sources they have none. */
const targets: Partial<Record<Language, string>> = { en: 'EN-US', zh: 'ZH-HANS' };

const answer = v.object({ translations: v.array(v.object({ text: v.string() })) });

/** Origin of the API for a key. */
export function getDeeplOrigin(key: string): string {
  return key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com';
}

/** DeepL's API, version 2. */
export function createDeepl({ key, origin }: DeeplConfig): Translator {
  return {
    name: 'DeepL',
    translate: ({ text, from, to }, logger) =>
      requestService(
        {
          service: 'DeepL',
          url: `${origin}/v2/translate`,
          headers: { authorization: `DeepL-Auth-Key ${key}` },
          body: {
            text: [text],
            source_lang: from.toUpperCase(),
            target_lang: targets[to] ?? to.toUpperCase(),
          },
          read: (reply) => {
            const parsed = v.safeParse(answer, reply);
            return parsed.success ? parsed.output.translations[0]?.text : undefined;
          },
        },
        logger,
      ),
  };
}
