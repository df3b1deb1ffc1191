import sharp from 'sharp';
import {
  type CodeDrawing,
  type Images,
  mostPixels,
  type PictureFrame,
  type PictureIcon,
  type SizedPicture,
} from '../../ports/images.ts';
import { createTaskQueue } from './taskQueue.ts';

const mostSeconds = 20;
const longestSide = 2560;
const quality = 82;
const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
const takenFormats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

sharp.cache(false);
// Formats whose decoders run programs or read other files are not needed here.
sharp.block({ operation: ['VipsForeignLoadPdf', 'VipsForeignLoadMagick', 'VipsForeignLoadOpenslide'] });

/** Pictures encoded at the same time. */
const mostAtOnce = 2;
/**
 * Maximum number of waiting uploads; each takes at most a second, so that the last one is answered in time.
 */
const mostUploadsWaiting = 24;
const mostCodesWaiting = 16;
const mostFramesWaiting = 16;

/**
 * Decodes and draws pictures with sharp, a few at once. Uploads, imports, codes and frames have separate
 * queues: anyone can request codes and frames, so they must not block uploads. An import waits as long as it takes.
 */
export function createSharpImages(): Images {
  const uploads = createTaskQueue(mostAtOnce, mostUploadsWaiting);
  const imports = createTaskQueue(mostAtOnce, Number.POSITIVE_INFINITY);
  const codes = createTaskQueue(1, mostCodesWaiting);
  const frames = createTaskQueue(1, mostFramesWaiting);
  return {
    readSize,
    normalise: (content) => uploads(() => normalise(content)),
    resize: (content, widths) => imports(() => resize(content, widths)),
    frame: (content, frame) => frames(() => drawFrame(content, frame)),
    icon: (content, icon) => frames(() => drawIcon(content, icon)),
    drawCode: (drawing) => codes(() => drawCode(drawing)),
  };
}

/** A decoder for a picture in an accepted format; null for any other. */
async function decode(content: Blob) {
  const picture = sharp(await content.arrayBuffer(), { limitInputPixels: mostPixels, failOn: 'error' });
  const { format, autoOrient } = await picture.metadata();
  return takenFormats.has(format) ? { picture, size: autoOrient } : null;
}

/** Reads the header only. */
async function readSize(content: Blob) {
  try {
    const picture = sharp(await content.arrayBuffer(), { limitInputPixels: false });
    const { format, autoOrient } = await picture.metadata();
    return takenFormats.has(format) ? { width: autoOrient.width, height: autoOrient.height } : null;
  } catch {
    // Every decoder error means the same to the caller: not a valid picture.
    return null;
  }
}

async function normalise(content: Blob) {
  try {
    const decoded = await decode(content);
    if (decoded === null) return null;
    const { picture } = decoded;
    const bytes = await picture
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .timeout({ seconds: mostSeconds })
      .toBuffer();
    return { content: new Blob([new Uint8Array(bytes)]), type: 'image/webp' };
  } catch {
    // Every decoder error means the same to the caller: not a valid picture.
    return null;
  }
}

async function resize(content: Blob, widths: readonly number[]): Promise<SizedPicture | null> {
  try {
    const decoded = await decode(content);
    if (decoded === null) return null;
    const { picture, size } = decoded;
    const sizes: { width: number; content: Blob }[] = [];
    for (const width of widths) {
      const bytes = await picture
        .clone()
        .autoOrient()
        .resize({ width, withoutEnlargement: true })
        .webp({ quality })
        .timeout({ seconds: mostSeconds })
        .toBuffer();
      sizes.push({ width, content: new Blob([new Uint8Array(bytes)]) });
    }
    // Scaling to one pixel averages the colours; transparent parts are flattened onto white.
    const mean = await picture
      .clone()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize(1, 1, { fit: 'fill' })
      .removeAlpha()
      .raw()
      .timeout({ seconds: mostSeconds })
      .toBuffer();
    const [red = 0, green = red, blue = red] = mean;
    const color = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    return { ...size, color, sizes };
  } catch {
    // As above.
    return null;
  }
}

async function drawFrame(
  content: Blob,
  { width, height, background }: PictureFrame,
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const decoded = await decode(content);
    if (decoded === null) return null;
    const bytes = await decoded.picture
      .autoOrient()
      .flatten({ background })
      .resize(width, height, { fit: 'contain', background })
      .jpeg({ quality, mozjpeg: true })
      .timeout({ seconds: mostSeconds })
      .toBuffer();
    return new Uint8Array(bytes);
  } catch {
    // As above.
    return null;
  }
}

async function drawIcon(
  content: Blob,
  { side, innerSide, background }: PictureIcon,
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const decoded = await decode(content);
    if (decoded === null) return null;
    const inner = await decoded.picture
      .autoOrient()
      .resize(innerSide, innerSide, { fit: 'contain', background: transparent })
      .timeout({ seconds: mostSeconds })
      .png()
      .toBuffer();
    const bytes = await sharp({
      create: { width: side, height: side, channels: 4, background: background ?? transparent },
    })
      .composite([{ input: inner }])
      .png()
      .toBuffer();
    return new Uint8Array(bytes);
  } catch {
    // As above.
    return null;
  }
}

async function drawCode(drawing: CodeDrawing): Promise<Uint8Array<ArrayBuffer>> {
  const { size, padding, logo } = drawing;
  const code = sharp(Buffer.from(toSvg(drawing)));
  if (logo !== undefined) {
    const input = await sharp(await logo.content.arrayBuffer(), { limitInputPixels: mostPixels })
      .resize(logo.size, logo.size, { fit: 'contain', background: '#00000000' })
      .png()
      .toBuffer();
    const place = Math.round(padding + (size - logo.size) / 2);
    code.composite([{ input, left: place, top: place }]);
  }
  return new Uint8Array(await code.png().toBuffer());
}

/** The code as one path, with its label below. */
function toSvg(drawing: CodeDrawing): string {
  const { modules, size, padding, foreground, background, label, labelSize } = drawing;
  const width = size + 2 * padding;
  const height = width + (label === '' ? 0 : Math.ceil(labelSize * 1.6));
  const path = modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${background}"/>` +
    `<path transform="translate(${padding} ${padding}) scale(${size / modules.length})" shape-rendering="crispEdges" fill="${foreground}" d="${path}"/>` +
    `${labelSvg(drawing, width, height)}</svg>`
  );
}

function labelSvg(drawing: CodeDrawing, width: number, height: number): string {
  const { label, labelSize, labelAlign, padding, foreground } = drawing;
  if (label === '') return '';
  const x = { left: padding, center: width / 2, right: width - padding }[labelAlign];
  const anchor = { left: 'start', center: 'middle', right: 'end' }[labelAlign];
  const y = height - Math.ceil(labelSize * 0.6);
  return `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${labelSize}" text-anchor="${anchor}" fill="${foreground}">${escapeXml(label)}</text>`;
}

function escapeXml(text: string): string {
  return text.replaceAll(/[^\P{C}]/gu, ' ').replaceAll(/[&<>"']/gu, (sign) => `&#${sign.charCodeAt(0)};`);
}
