import type { InterfaceLanguage } from '@pawlet/core/i18n';

const nameMeta = () => document.querySelector<HTMLMetaElement>('meta[name="apple-mobile-web-app-title"]');

/** The shop's name as the server wrote it into the page; a page that is being rendered has none yet. */
export function servedName(): string {
  return typeof document === 'undefined' ? '' : (nameMeta()?.content ?? '');
}

/** Sets the name of the installed app, in the language of the interface. */
export function nameApp(name: string, language: InterfaceLanguage): void {
  nameMeta()?.setAttribute('content', name);
  // The page is served with the link of the default language.
  const query = language === 'zh' ? '' : `?lang=${language}`;
  const link = document.querySelector('link[rel="manifest"]');
  const address = `/manifest.webmanifest${query}`;
  if (link !== null && link.getAttribute('href') !== address) link.setAttribute('href', address);
}
