import { Writable } from 'node:stream';
import { createPawlet } from '@pawlet/core';
import { dehydrate, renderWithData, type PawletState } from '@pawlet/core/queries';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
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
    way = 'string',
  }: {
    readonly apiOrigin: string;
    readonly language: 'de' | 'en' | 'zh';
    readonly country: string;
    /** Whether the page is sent as a whole, or streamed. */
    readonly way?: 'string' | 'stream';
  },
): Promise<Rendered> {
  const reports: string[] = [];
  const { error } = console;
  console.error = (...said: unknown[]) => void reports.push(said.map(String).join(' '));
  const pawlet = createPawlet({ apiOrigin, language, country });
  try {
    const page = <Page pawlet={pawlet} widget={widget} />;
    const whole = await renderWithData(pawlet, () => renderToString(page));
    const html = way === 'stream' ? await readStream(page) : whole;
    return { html, state: dehydrate(pawlet), reports };
  } finally {
    console.error = error;
    pawlet.dispose();
  }
}

/** Everything that a stream of the page contains. */
function readStream(page: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    let html = '';
    const sink = new Writable({
      write(chunk: Uint8Array | string, _encoding, done) {
        html += typeof chunk === 'string' ? chunk : new TextDecoder().decode(chunk);
        done();
      },
      final(done) {
        done();
        resolve(html);
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      onShellReady: () => void pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}
