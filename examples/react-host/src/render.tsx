import { createPawlet } from '@pawlet/core';
import { dehydrate, renderWithData } from '@pawlet/core/queries';
import { renderToString } from 'react-dom/server';
import { App, market } from './App.tsx';

/** The page's content as the server sends it, and what the browser needs to hydrate it. One shop per request. */
export async function render(): Promise<{ readonly html: string; readonly state: string }> {
  const pawlet = createPawlet({ apiOrigin: import.meta.env.VITE_SHOP, ...market });
  try {
    const html = await renderWithData(pawlet, () => renderToString(<App pawlet={pawlet} />));
    // No text of the shop may close its script element.
    return { html, state: JSON.stringify(dehydrate(pawlet)).replaceAll('<', '\\u003c') };
  } finally {
    pawlet.dispose();
  }
}
