import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { CodeDrawing } from '../../ports/images.ts';
import { ImagesBusyError } from '../../ports/images.ts';
import { createSharpImages } from './sharpImages.ts';

const many = 200;

const drawing: CodeDrawing = {
  modules: [[true]],
  size: 1000,
  padding: 0,
  foreground: '#000000',
  background: '#ffffff',
  label: '',
  labelSize: 14,
  labelAlign: 'center',
};

async function picture(): Promise<Blob> {
  const image = sharp({ create: { width: 64, height: 64, channels: 3, background: '#c04020' } });
  return new Blob([new Uint8Array(await image.png().toBuffer())]);
}

/** Counts completed tasks and those refused because of a full queue; throws any other error. */
function count(results: readonly PromiseSettledResult<unknown>[]) {
  let [done, busy] = [0, 0];
  for (const result of results) {
    if (result.status === 'fulfilled') done += 1;
    else if (result.reason instanceof ImagesBusyError) busy += 1;
    else throw result.reason;
  }
  return { done, busy };
}

it('refuses uploads beyond the queue at once, and accepts them again afterwards', async () => {
  const images = createSharpImages();
  const content = await picture();
  const results = await Promise.allSettled(Array.from({ length: many }, () => images.normalise(content)));
  expect(count(results)).toEqual({ done: 26, busy: many - 26 });
  expect(await images.normalise(content)).toMatchObject({ type: 'image/webp' });
});

it('codes do not block uploads', async () => {
  const images = createSharpImages();
  const content = await picture();
  const order: string[] = [];
  const codes = Array.from({ length: many }, async () => {
    await images.drawCode(drawing);
    order.push('code');
  });
  const upload = images.normalise(content).then(() => order.push('upload'));
  expect(count(await Promise.allSettled([...codes, upload]))).toEqual({ done: 18, busy: many - 17 });
  // Of the seventeen accepted codes, the waiting ones finish after the upload.
  expect(order.indexOf('upload')).toBeLessThan(8);
});
