import { expect, it, vi } from 'vitest';
import { drawPoster, posterSize } from './drawPoster.ts';
import type { PosterContent } from './posterContent.ts';

const content: PosterContent = {
  year: '2026',
  title: 'Dein Jahr mit Pawlet',
  facts: [
    { value: '5', label: 'Bestellungen' },
    { value: '2', label: 'Bewertungen geschrieben' },
  ],
  best: undefined,
  brand: 'Pawlet',
  closing: 'Bis nächstes Jahr!',
  // Wider than the fonts of most phones.
  font: '"DejaVu Sans Mono", monospace',
  colors: {
    solid: '#c44',
    onSolid: '#fff',
    page: '#fff',
    card: '#fff',
    text: '#000',
    secondary: '#555',
    accent: '#c44',
    tint: '#fee',
  },
};

it('writes labels of numbers in full, smaller where they need more space', () => {
  const pen = new OffscreenCanvas(posterSize.width, posterSize.height).getContext('2d');
  if (pen === null) throw new Error('This browser draws nothing.');
  const widths = new Map<string, number>();
  const write = pen.fillText.bind(pen);
  vi.spyOn(pen, 'fillText').mockImplementation((text, x, y) => {
    widths.set(text, x + pen.measureText(text).width);
    write(text, x, y);
  });
  drawPoster(pen, content, undefined);
  expect(widths.get('Bewertungen geschrieben')).toBeLessThanOrEqual(posterSize.width - 84);
});
