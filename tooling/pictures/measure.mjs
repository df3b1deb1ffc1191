import { readFile } from 'node:fs/promises';

/**
 * Dimension lines of a product, drawn over its front view; positions were measured on the front views, from 0 to 1 of
 * the picture. Digits and units are strokes, so that they do not depend on fonts and need no translation.
 */
const sizes = JSON.parse(await readFile(new URL('sizes.json', import.meta.url), 'utf8'));

/** Strokes of each character in a box of 10 units' height from the baseline (y = 0) up, and its advance width. */
const strokes = {
  0: ['M3 0C1 0 0 2 0 5S1 10 3 10 6 8 6 5 5 0 3 0Z', 6],
  1: ['M0.5 8L3 10V0', 3],
  2: ['M0.2 7.4C0.4 9 1.5 10 3 10 4.7 10 5.8 8.9 5.8 7.4 5.8 6 5 5 0 0H6', 6],
  3: ['M0.4 8.2C0.9 9.3 1.8 10 3 10 4.5 10 5.6 9 5.6 7.7 5.6 6.3 4.5 5.4 2.4 5.4 4.7 5.4 6 4.3 6 2.7 6 1.1 4.7 0 3 0 1.6 0 0.5 0.7 0 1.9', 6],
  4: ['M4.5 0V10L0 3H6.2', 6.2],
  5: ['M5.4 10H1L0.5 5.6C1.2 6.2 2 6.5 3 6.5 4.8 6.5 6 5.2 6 3.3 6 1.3 4.7 0 2.9 0 1.6 0 0.6 0.6 0 1.6', 6],
  6: ['M5.2 9.2C4.7 9.7 4 10 3.2 10 1.2 10 0 8 0 4.6 0 1.6 1.1 0 3.1 0 4.8 0 6 1.3 6 3.1 6 4.9 4.8 6.2 3.1 6.2 1.6 6.2 0.3 5.2 0.05 3.6', 6],
  7: ['M0 10H6L2.2 0', 6],
  8: ['M3 5.4C1.5 5.4 0.5 6.4 0.5 7.7S1.5 10 3 10 5.5 9 5.5 7.7 4.5 5.4 3 5.4C1.3 5.4 0 4.3 0 2.7S1.3 0 3 0 6 1.1 6 2.7 4.7 5.4 3 5.4Z', 6],
  9: ['M0.8 0.8C1.3 0.3 2 0 2.8 0 4.8 0 6 2 6 5.4 6 8.4 4.9 10 2.9 10 1.2 10 0 8.7 0 6.9 0 5.1 1.2 3.8 2.9 3.8 4.4 3.8 5.7 4.8 5.95 6.4', 6],
  '.': ['M0.5 0V0.05', 1],
  '/': ['M0 -1L4 11', 4],
  '–': ['M0 4H4.5', 4.5],
  ' ': ['', 2.2],
  c: ['M5 5.5C4.5 6.4 3.7 6.9 2.7 6.9 1.1 6.9 0 5.5 0 3.45S1.1 0 2.7 0C3.7 0 4.5 0.5 5 1.4', 5],
  m: ['M0 0V6.9M0 4.8C0.4 6.1 1.3 6.9 2.4 6.9 3.6 6.9 4.2 6.1 4.2 4.6V0M4.2 4.8C4.6 6.1 5.5 6.9 6.6 6.9 7.8 6.9 8.4 6.1 8.4 4.6V0', 8.4],
};
const gap = 2;

const computeWidth = (text) => [...text].reduce((sum, sign) => sum + strokes[sign][1] + gap, -gap);

/** The strokes of a text centred at (x, y), `height` high. */
function lettering(text, x, y, height) {
  const scale = height / 10;
  let left = x - (computeWidth(text) * scale) / 2;
  return [...text]
    .map((sign) => {
      const [path, reach] = strokes[sign];
      const placed = `<path transform="translate(${left} ${y + height / 2}) scale(${scale} ${-scale})" d="${path}" stroke-width="1.25"/>`;
      left += (reach + gap) * scale;
      return path === '' ? '' : placed;
    })
    .join('');
}

/** A line with its number in a gap; ends are bars, or dots for a length that is not visible as such. */
function drawLine({ from, to, text, isLength }, width) {
  const [[x1, y1], [x2, y2]] = [from, to].map(([x, y]) => [x * width, y * width]);
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const height = width * 0.033;
  const reach = (computeWidth(text) * height) / 10;
  const room = Math.min(reach / 2 / Math.max(Math.abs(ux), 1e-6), height / 2 / Math.max(Math.abs(uy), 1e-6)) + height * 0.7;
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  // Near the border there is no space for the number between line and product: it is above the line.
  const isAbove = Math.abs(ux) < 0.01 && mx < width * 0.1;
  const bar = width * 0.011;
  const ends = [
    [x1, y1],
    [x2, y2],
  ]
    .map(([x, y]) => isLength ? `<circle cx="${x}" cy="${y}" r="${width * 0.005}" fill="currentColor"/>` : `<path d="M${x - uy * bar} ${y + ux * bar}L${x + uy * bar} ${y - ux * bar}"/>`)
    .join('');
  const dashes = isLength ? ` stroke-dasharray="${width * 0.009} ${width * 0.009}"` : '';
  const line = isAbove ? `<path d="M${x1} ${y1}L${x2} ${y2}"/>` : `<path d="M${x1} ${y1}L${mx - ux * room} ${my - uy * room}M${mx + ux * room} ${my + uy * room}L${x2} ${y2}"${dashes}/>`;
  const middle = Math.min(Math.max(mx, reach / 2 + width * 0.014), width * 0.986 - reach / 2);
  return `<g stroke-width="${width * 0.0026}">${ends}${line}</g>${lettering(text, middle, isAbove ? y1 - height * 1.15 : my, height)}`;
}

/** The dimension lines over the front view of a product, as SVG of this width. */
export function measuringLines(slug, width, isDark) {
  const ink = isDark ? '#f6f1e9' : '#3d3731';
  const lines = sizes[slug].map((line) => drawLine(line, width)).join('');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" fill="none" color="${ink}" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">${lines}</svg>`,
  );
}

/** The front views with dimensions: for each product the colour that is shown from two sides. */
export function measuredFronts(keys) {
  return Object.keys(sizes).flatMap((slug) => {
    const angle = keys.find((key) => key.startsWith(`goods/${slug}/`) && key.endsWith('-angle'));
    const front = angle?.replace(/-angle$/u, '-front');
    return front !== undefined && keys.includes(front) ? [front] : [];
  });
}
