import type { Translator } from '../ports/translator.ts';
import { isSafe } from './environmentValues.ts';
import { StartError } from './startError.ts';
import { createDeepl, deeplOriginOf } from './translation/deepl.ts';
import { createLibreTranslate } from './translation/libreTranslate.ts';

type Read = (name: string) => string;

/** The service that translates what shoppers write; undefined when not set. */
export function readTranslator(read: Read): Translator | undefined {
  const key = read('PAWLET_DEEPL_KEY');
  const url = read('PAWLET_LIBRETRANSLATE_URL');
  if (key !== '' && url !== '') {
    throw new StartError(
      'PAWLET_DEEPL_KEY, PAWLET_LIBRETRANSLATE_URL: only one translation service can be set. Unset one of them.',
    );
  }
  if (key !== '') {
    const origin = readBase('PAWLET_DEEPL_ORIGIN', read('PAWLET_DEEPL_ORIGIN') || deeplOriginOf(key));
    return createDeepl({ key, origin });
  }
  if (url === '') return undefined;
  return createLibreTranslate({
    url: readBase('PAWLET_LIBRETRANSLATE_URL', url),
    key: read('PAWLET_LIBRETRANSLATE_KEY'),
  });
}

/**
 * An https address, or http on this machine, without a trailing slash: a key and shoppers' texts are sent to
 * it.
 */
function readBase(name: string, text: string): string {
  const parsed = URL.parse(text);
  const isPlain =
    parsed !== null &&
    parsed.username === '' &&
    parsed.password === '' &&
    parsed.search === '' &&
    parsed.hash === '';
  if (!isPlain || !isSafe(text)) {
    throw new StartError(
      `${name}: this is not the address of a service. Write it like https://translate.example; http only on this machine.`,
    );
  }
  return text.replace(/\/+$/u, '');
}
