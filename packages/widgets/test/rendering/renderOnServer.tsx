import { createPawlet } from '@pawlet/core';
import { dehydrate, renderWithData, type PawletState } from '@pawlet/core/queries';
import { renderToString } from 'react-dom/server';
import { Page } from './page.tsx';

export interface Rendered {
  readonly html: string;
  readonly state: PawletState;
  /** What was reported while it was rendered. */
  readonly reports: readonly string[];
}

/** Renders a widget for a visitor, as the README tells integrators to. */
export async function renderOnServer(
  widget: string,
  {
    apiOrigin,
    language,
    country,
  }: { readonly apiOrigin: string; readonly language: 'de' | 'en' | 'zh'; readonly country: string },
): Promise<Rendered> {
  const reports: string[] = [];
  const { error } = console;
  console.error = (...said: unknown[]) => void reports.push(said.map(String).join(' '));
  const pawlet = createPawlet({ apiOrigin, language, country });
  try {
    const html = await renderWithData(pawlet, () => renderToString(<Page pawlet={pawlet} widget={widget} />));
    return { html, state: dehydrate(pawlet), reports };
  } finally {
    console.error = error;
    pawlet.dispose();
  }
}
