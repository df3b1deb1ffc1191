import type { Pen } from '../../../poster/answerWithPng.ts';
import { wrapText } from '../../../poster/wrapText.ts';
import { pawPath, pawTrail } from '../paw.ts';
import type { PosterContent } from './posterContent.ts';

/** Pixels of the poster. */
export const posterSize = { width: 1080, height: 1620 } as const;

const margin = 84;
const inner = posterSize.width - 2 * margin;
const headHeight = 640;

/** Draws the poster of a year; `picture` is the top product's. */
export function drawPoster(pen: Pen, content: PosterContent, picture: CanvasImageSource | undefined): void {
  const { width, height } = posterSize;
  const { colors } = content;
  pen.fillStyle = colors.page;
  pen.fillRect(0, 0, width, height);
  drawHead(pen, content);
  const bottom = drawFacts(pen, content, headHeight + 56);
  if (content.best !== undefined) drawBest(pen, content, content.best, picture, bottom + 32);
  pen.textAlign = 'center';
  write(pen, content, content.closing, { x: width / 2, y: height - 118, size: 34, color: colors.secondary });
  const type = { size: 40, weight: 700 } as const;
  const [brand = ''] = wrapLines(pen, content, content.brand, type, inner, 1);
  write(pen, content, brand, { ...type, x: width / 2, y: height - 60, color: colors.accent });
}

function drawHead(pen: Pen, content: PosterContent): void {
  const { colors, title, year } = content;
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, posterSize.width, headHeight);
  pen.clip();
  pen.fillStyle = colors.solid;
  pen.fillRect(0, 0, posterSize.width, headHeight);
  pen.fillStyle = colors.onSolid;
  pen.globalAlpha = 0.12;
  for (const { x, y, turn } of pawTrail)
    drawPaw(pen, 520 + x * 5.6, ((y * 3.4) % headHeight) - 60, 7.5, turn);
  pen.globalAlpha = 1;
  pen.restore();
  pen.fillStyle = colors.onSolid;
  drawPaw(pen, margin - 12, 92, 5, 0);
  pen.textAlign = 'left';
  write(pen, content, year, { x: margin - 6, y: 430, size: 236, weight: 800, color: colors.onSolid });
  const lines = wrapLines(pen, content, title, { size: 60, weight: 700 }, inner, 2);
  for (const [index, line] of lines.entries()) {
    const y = (lines.length === 1 ? 536 : 510) + index * 74;
    write(pen, content, line, { x: margin, y, size: 60, weight: 700, color: colors.onSolid });
  }
}

function drawPaw(pen: Pen, x: number, y: number, scale: number, turn: number): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate((turn * Math.PI) / 180);
  pen.scale(scale, scale);
  pen.fill(pawShape());
  pen.restore();
}

function pawShape(): Path2D {
  return new Path2D(pawPath);
}

/** Two facts per row; returns the end of the last row. */
function drawFacts(pen: Pen, content: PosterContent, top: number): number {
  const { colors, facts } = content;
  const rowHeight = 212;
  const column = inner / 2;
  pen.textAlign = 'left';
  for (const [index, { value, label }] of facts.entries()) {
    const x = margin + (index % 2) * column;
    const y = top + Math.floor(index / 2) * rowHeight;
    write(pen, content, value, { x, y: y + 92, size: 108, weight: 800, color: colors.accent });
    const size = fittingSize(pen, content, label, column - 24);
    const [line = ''] = wrapLines(pen, content, label, { size }, column - 24, 1);
    write(pen, content, line, { x, y: y + 150, size, color: colors.secondary });
  }
  return top + Math.ceil(facts.length / 2) * rowHeight;
}

/** Size of a label that must fit on one line: smaller than the others where it is long, as long as it is readable. */
function fittingSize(pen: Pen, content: PosterContent, label: string, width: number): number {
  const [most, least] = [38, 26];
  pen.font = getFont(content, { size: most });
  return Math.max(least, Math.min(most, Math.floor((most * width) / pen.measureText(label).width)));
}

function drawBest(
  pen: Pen,
  content: PosterContent,
  { heading, title }: NonNullable<PosterContent['best']>,
  picture: CanvasImageSource | undefined,
  top: number,
): void {
  const { colors } = content;
  const [boxHeight, side] = [252, 188];
  pen.fillStyle = colors.card;
  pen.beginPath();
  pen.roundRect(margin, top, inner, boxHeight, 36);
  pen.fill();
  const left = margin + 32;
  if (picture !== undefined) {
    pen.save();
    pen.beginPath();
    pen.roundRect(left, top + 32, side, side, 24);
    pen.clip();
    pen.drawImage(picture, left, top + 32, side, side);
    pen.restore();
  } else {
    pen.fillStyle = colors.tint;
    pen.beginPath();
    pen.roundRect(left, top + 32, side, side, 24);
    pen.fill();
    pen.fillStyle = colors.accent;
    drawPaw(pen, left + 34, top + 66, 5, 0);
  }
  const x = left + side + 36;
  const room = margin + inner - x - 32;
  pen.textAlign = 'left';
  const [line = ''] = wrapLines(pen, content, heading, { size: 34 }, room, 1);
  write(pen, content, line, { x, y: top + 84, size: 34, color: colors.secondary });
  const lines = wrapLines(pen, content, title, { size: 42, weight: 600 }, room, 2);
  for (const [index, words] of lines.entries()) {
    write(pen, content, words, { x, y: top + 146 + index * 56, size: 42, weight: 600, color: colors.text });
  }
}

interface Type {
  readonly size: number;
  /** @default 400 */
  readonly weight?: number | undefined;
}

function getFont({ font }: PosterContent, { size, weight = 400 }: Type): string {
  return `${weight} ${size}px ${font}`;
}

function wrapLines(
  pen: Pen,
  content: PosterContent,
  text: string,
  type: Type,
  width: number,
  most: number,
): readonly string[] {
  pen.font = getFont(content, type);
  return wrapText(text, width, most, (words) => pen.measureText(words).width);
}

interface Place extends Type {
  readonly x: number;
  /** Y position of the baseline. */
  readonly y: number;
  readonly color: string;
}

function write(pen: Pen, content: PosterContent, text: string, place: Place): void {
  pen.font = getFont(content, place);
  pen.fillStyle = place.color;
  pen.fillText(text, place.x, place.y);
}
