import * as v from 'valibot';
import type { Translator } from '../../ports/translator.ts';
import { requestService } from './requestService.ts';

/** A LibreTranslate server or a compatible one. */
export interface LibreTranslateConfig {
  /** Address before `/translate`, without a trailing slash. */
  readonly url: string;
  /** '' for a server without keys. */
  readonly key: string;
}

const answer = v.object({ translatedText: v.string() });

/** The API of LibreTranslate. */
export function createLibreTranslate({ url, key }: LibreTranslateConfig): Translator {
  return {
    name: 'LibreTranslate',
    translate: ({ text, from, to }, logger) =>
      requestService(
        {
          service: 'LibreTranslate',
          url: `${url}/translate`,
          body: { q: text, source: from, target: to, format: 'text', ...(key !== '' && { api_key: key }) },
          read: (reply) => {
            const parsed = v.safeParse(answer, reply);
            return parsed.success ? parsed.output.translatedText : undefined;
          },
        },
        logger,
      ),
  };
}
