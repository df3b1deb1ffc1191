import { isInterfaceLanguage, toWireLanguage, type InterfaceLanguage } from '@pawlet/core/i18n';
import { mayBeEmbedded } from '../host/watchEmbedder.ts';
import { wideWindow } from '../site/wideWindow.ts';
import type { BootSession } from './bootCall.ts';

/** A page that the server has rendered for a visitor. */
export interface RenderedPage {
  readonly language: InterfaceLanguage;
  /** ISO 3166 alpha-3. */
  readonly country: string;
}

/** The page that the server has rendered into the document; undefined in the page without content. */
export function readRenderedPage(document: Document): RenderedPage | undefined {
  const [language, country] = document.documentElement.dataset['rendered']?.split(' ') ?? [];
  return isInterfaceLanguage(language) && country !== undefined ? { language, country } : undefined;
}

/**
 * Whether the rendered page is what the browser asks for. It is not where a hash names another page, the shopper has
 * chosen another language or country, or the page has another layout: in a wide window and below an embedder.
 */
export function isAskedFor(
  { language, country }: RenderedPage,
  session: BootSession | undefined,
  page: Window,
): boolean {
  return (
    page.location.hash === '' &&
    session?.language === toWireLanguage(language) &&
    session.countryCode === country &&
    !mayBeEmbedded(page) &&
    !page.matchMedia(wideWindow).matches
  );
}
