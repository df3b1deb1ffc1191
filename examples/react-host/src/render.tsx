import { createPawlet } from '@pawlet/core';
import { renderToString } from 'react-dom/server';
import { App, market } from './App.tsx';

/** The page's content as the server sends it: the place that the card will fill. A shop for each request. */
export function render(): string {
  const pawlet = createPawlet({ apiOrigin: import.meta.env.VITE_SHOP, ...market });
  try {
    return renderToString(<App pawlet={pawlet} />);
  } finally {
    pawlet.dispose();
  }
}
