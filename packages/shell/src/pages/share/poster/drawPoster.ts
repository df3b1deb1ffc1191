import type { Pen } from '../../../poster/answerWithPng.ts';
import { wrapText } from '../../../poster/wrapText.ts';

/** The texts of a poster, in the sharer's language. */
export interface PosterWords {
  readonly title: string;
  /** Of a product, with its currency. */
  readonly price?: string | undefined;
  readonly text: string;
  /** The inviter's name; '' if the shopper has none. */
  readonly from: string;
  /** Instructions for the code. */
  readonly scan: string;
}

/** The pictures of a poster. */
export interface PosterPictures {
  readonly code: ImageBitmap;
  readonly picture?: ImageBitmap | undefined;
  readonly avatar?: ImageBitmap | undefined;
}

/** The content of a poster. */
export interface PosterParts {
  readonly words: PosterWords;
  /** CSS font family: each language has its own glyphs for the same characters. */
  readonly font: string;
  readonly pictures: PosterPictures;
}

/** Pixels of a poster: a phone's width at twice its density. */
export const posterSize = { width: 750, height: 1290 } as const;

const margin = 48;
const codeSize = 204;
const ink = '#1f1f1f';
const inkSecondary = '#6b6b6b';
const accent = '#b8432e';
const tint = '#fcf0ee';

/** Draws a poster: picture, texts, the inviter and the code. A poster is white in the dark theme too. */
export function drawPoster(context: Pen, { words, font, pictures }: PosterParts): void {
  const { width, height } = posterSize;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = tint;
  context.fillRect(0, 0, width, width);
  if (pictures.picture !== undefined) cover(context, pictures.picture, 0, 0, width, width);

  context.textBaseline = 'alphabetic';
  const { title, price = '' } = words;
  // A price takes the space of the title's second line.
  const isPriced = price !== '';
  const heading = { y: width + 68, size: 44, weight: 700, font, color: ink, lines: isPriced ? 1 : 2 };
  let below = write(context, title, heading);
  if (isPriced) {
    const line = { y: below + 8, size: 48, weight: 700, font, color: accent, lines: 1 };
    below = write(context, price, line);
  }
  const about = { y: below + 8, size: 28, weight: 400, font, color: inkSecondary, lines: 2 };
  write(context, words.text, about);

  const foot = height - margin - codeSize;
  context.fillStyle = tint;
  context.fillRect(0, foot - 28, width, height);
  context.drawImage(pictures.code, width - margin - codeSize, foot, codeSize, codeSize);
  drawInviter(context, { words, font, avatar: pictures.avatar, foot });
}

interface Inviting extends Pick<PosterParts, 'words' | 'font'> {
  readonly avatar: ImageBitmap | undefined;
  /** Y position of the lower part. */
  readonly foot: number;
}

function drawInviter(context: Pen, { words: { from, scan }, font, avatar, foot }: Inviting): void {
  const room = posterSize.width - 3 * margin - codeSize;
  const radius = 40;
  let y = foot + 56;
  if (avatar !== undefined) {
    context.save();
    context.beginPath();
    context.arc(margin + radius, foot + radius, radius, 0, 2 * Math.PI);
    context.clip();
    cover(context, avatar, margin, foot, 2 * radius, 2 * radius);
    context.restore();
    y = foot + 2 * radius + 44;
  }
  if (from !== '')
    y = write(context, from, { y, ...fitInviter(context, from, font, room), font, color: ink, room });
  write(context, scan, { y: y + 2, size: 26, weight: 400, font, color: accent, lines: 1, room });
}

/** The font size at which a full name fits: a long one is smaller and takes another line. */
function fitInviter(context: Pen, from: string, font: string, room: number) {
  const weight = 600;
  const types = [
    { size: 30, weight, lines: 2 },
    { size: 26, weight, lines: 3 },
  ];
  const fitting = types.find(({ size, lines }) => {
    context.font = `${weight} ${size}px ${font}`;
    const shown = wrapText(from, room, lines, (line) => context.measureText(line).width);
    return shown.at(-1)?.endsWith('…') !== true;
  });
  return fitting ?? { size: 22, weight, lines: 3 };
}

interface Writing {
  /** Y position of the first line's baseline. */
  readonly y: number;
  readonly size: number;
  readonly weight: number;
  readonly font: string;
  readonly color: string;
  readonly lines: number;
  /**
   * Maximum width of a line in pixels.
   * @default the poster without its margins
   */
  readonly room?: number;
}

/** Writes lines; returns the position of the next one. */
function write(context: Pen, text: string, writing: Writing): number {
  const { y, size, weight, font, color, lines, room = posterSize.width - 2 * margin } = writing;
  context.font = `${weight} ${size}px ${font}`;
  context.fillStyle = color;
  const shown = wrapText(text, room, lines, (line) => context.measureText(line).width);
  for (const [index, line] of shown.entries()) {
    context.fillText(line, margin, y + index * size * 1.3);
  }
  return y + shown.length * size * 1.3;
}

/** Fills a box with a picture, cropped to fit. */
function cover(
  context: Pen,
  picture: ImageBitmap,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const scale = Math.max(width / picture.width, height / picture.height);
  const sourceWidth = width / scale;
  const sourceHeight = height / scale;
  context.drawImage(
    picture,
    (picture.width - sourceWidth) / 2,
    (picture.height - sourceHeight) / 2,
    sourceWidth,
    sourceHeight,
    x,
    y,
    width,
    height,
  );
}
