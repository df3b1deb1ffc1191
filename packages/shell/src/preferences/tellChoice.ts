import type { Session, SessionState } from '@pawlet/core/session';

type Choice = Pick<SessionState, 'lang' | 'country'>;

/** Days until a browser deletes the cookies. Longer ones are shortened to this by browsers. */
const days = 400;

/**
 * Writes the shopper's choice of language and country into cookies, so that the server renders pages in them.
 * @param found - What the server finds already.
 */
export function tellChoice(
  { store }: Pick<Session, 'store'>,
  found: Choice,
  page: Pick<Document, 'cookie'> = document,
  isSecure = location.protocol === 'https:',
): () => void {
  const write = (name: string, value: string): void => {
    page.cookie = `${name}=${value}; Path=/; Max-Age=${days * 86_400}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  };
  let told = found;
  const tell = ({ lang, country }: Choice): void => {
    if (lang !== told.lang) write('pawlet_lang', lang);
    if (country !== told.country) write('pawlet_country', country);
    told = { lang, country };
  };
  tell(store.getState());
  return store.subscribe(tell);
}
