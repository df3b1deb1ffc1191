import { type ExactOrigin, toExactOrigin } from '@pawlet/bridge';

/** The origins whose pages may embed this one: the server writes them into the page. */
export function partnerOrigins(): readonly ExactOrigin[] {
  const text = document.querySelector<HTMLMetaElement>('meta[name="pawlet:partner-origins"]')?.content ?? '';
  return text
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '')
    .map(toExactOrigin);
}
