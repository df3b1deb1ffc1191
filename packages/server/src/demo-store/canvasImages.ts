import type { CodeDrawing, Images, SizedPicture } from '../ports/images.ts';

const longestSide = 2560;
const quality = 0.82;

/** Decodes and draws pictures with the browser's canvas. */
export const canvasImages: Images = {
  async readSize(content) {
    const picture = await decode(content);
    return picture && { width: picture.width, height: picture.height };
  },
  async normalise(content) {
    const picture = await decode(content);
    if (picture === null) return null;
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    return { content: await encode(picture, scale), type: 'image/webp' };
  },
  async resize(content, widths) {
    const picture = await decode(content);
    if (picture === null) return null;
    const sizes: { width: number; content: Blob }[] = [];
    for (const width of widths) {
      sizes.push({ width, content: await encode(picture, Math.min(1, width / picture.width)) });
    }
    return {
      width: picture.width,
      height: picture.height,
      color: computeMean(picture),
      sizes,
    } satisfies SizedPicture;
  },
  async frame(content, { width, height, background }) {
    const picture = await decode(content);
    if (picture === null) return null;
    const [canvas, pen] = getCanvas(width, height);
    pen.fillStyle = background;
    pen.fillRect(0, 0, width, height);
    const scale = Math.min(width / picture.width, height / picture.height);
    const size = { width: picture.width * scale, height: picture.height * scale };
    pen.drawImage(picture, (width - size.width) / 2, (height - size.height) / 2, size.width, size.height);
    return new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg', quality })).arrayBuffer());
  },
  async icon(content, { side, innerSide, background }) {
    const picture = await decode(content);
    if (picture === null) return null;
    const [canvas, pen] = getCanvas(side, side);
    if (background !== undefined) {
      pen.fillStyle = background;
      pen.fillRect(0, 0, side, side);
    }
    const scale = innerSide / Math.max(picture.width, picture.height);
    const size = { width: picture.width * scale, height: picture.height * scale };
    pen.drawImage(picture, (side - size.width) / 2, (side - size.height) / 2, size.width, size.height);
    return new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
  },
  async drawCode(drawing) {
    const { size, padding, label, labelSize } = drawing;
    const width = size + 2 * padding;
    const [canvas, pen] = getCanvas(width, width + (label === '' ? 0 : Math.ceil(labelSize * 1.6)));
    pen.fillStyle = drawing.background;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = drawing.foreground;
    drawModules(pen, drawing);
    drawLabel(pen, drawing, canvas);
    if (drawing.logo !== undefined) {
      const logo = await decode(drawing.logo.content);
      const place = Math.round(padding + (size - drawing.logo.size) / 2);
      if (logo !== null) pen.drawImage(logo, place, place, drawing.logo.size, drawing.logo.size);
    }
    return new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
  },
};

function getCanvas(width: number, height: number): [OffscreenCanvas, OffscreenCanvasRenderingContext2D] {
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('Pawlet: this browser cannot draw in workers.');
  return [canvas, pen];
}

async function decode(content: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(content);
  } catch {
    // Every decoder error means the same to the caller: not a valid picture.
    return null;
  }
}

function encode(picture: ImageBitmap, scale: number): Promise<Blob> {
  const [canvas, pen] = getCanvas(picture.width * scale, picture.height * scale);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/webp', quality });
}

/** Scaling to one pixel averages the colours; transparent parts are flattened onto white. */
function computeMean(picture: ImageBitmap): string {
  const [, pen] = getCanvas(1, 1);
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, 1, 1);
  pen.drawImage(picture, 0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function drawModules(pen: OffscreenCanvasRenderingContext2D, { modules, size, padding }: CodeDrawing): void {
  const side = size / modules.length;
  const edge = (index: number): number => Math.round(padding + index * side);
  for (const [y, row] of modules.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) pen.fillRect(edge(x), edge(y), edge(x + 1) - edge(x), edge(y + 1) - edge(y));
    }
  }
}

function drawLabel(
  pen: OffscreenCanvasRenderingContext2D,
  { label, labelSize, labelAlign, padding }: CodeDrawing,
  { width, height }: OffscreenCanvas,
): void {
  if (label === '') return;
  pen.font = `${labelSize}px sans-serif`;
  pen.textAlign = labelAlign;
  const x = { left: padding, center: width / 2, right: width - padding }[labelAlign];
  pen.fillText(label, x, height - Math.ceil(labelSize * 0.6));
}
