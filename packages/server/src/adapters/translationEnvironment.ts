import * as v from 'valibot';
import { optional, serviceAddress, settings } from './environmentValues.ts';
import { createDeepl, getDeeplOrigin } from './translation/deepl.ts';
import { createLibreTranslate } from './translation/libreTranslate.ts';

const address = serviceAddress('https://translate.example');

/** The service that translates what shoppers write; undefined: no translation is offered. */
export const translator = v.pipe(
  settings({
    deeplKey: optional('PAWLET_DEEPL_KEY', v.string()),
    deeplOrigin: optional('PAWLET_DEEPL_ORIGIN', address),
    libreTranslateUrl: optional('PAWLET_LIBRETRANSLATE_URL', address),
    libreTranslateKey: optional('PAWLET_LIBRETRANSLATE_KEY', v.string(), ''),
  }),
  v.check(
    ({ deeplKey, libreTranslateUrl }) => deeplKey === undefined || libreTranslateUrl === undefined,
    'PAWLET_DEEPL_KEY, PAWLET_LIBRETRANSLATE_URL: only one translation service can be set. Unset one of them.',
  ),
  v.transform(({ deeplKey: key, deeplOrigin, libreTranslateUrl: url, libreTranslateKey }) => {
    if (key !== undefined) return createDeepl({ key, origin: deeplOrigin ?? getDeeplOrigin(key) });
    return url === undefined ? undefined : createLibreTranslate({ url, key: libreTranslateKey });
  }),
);
