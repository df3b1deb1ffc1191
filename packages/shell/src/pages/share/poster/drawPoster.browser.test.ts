import { expect, it, vi } from 'vitest';
import { drawPoster, posterSize } from './drawPoster.ts';

it('shows a product with its picture, its name and its price', () => {
  const pen = new OffscreenCanvas(posterSize.width, posterSize.height).getContext('2d');
  const photo = new OffscreenCanvas(8, 8);
  const paint = photo.getContext('2d');
  if (pen === null || paint === null) throw new Error('This browser draws nothing.');
  paint.fillStyle = 'rgb(0 128 0)';
  paint.fillRect(0, 0, 8, 8);
  const picture = photo.transferToImageBitmap();
  photo.getContext('2d');
  const code = photo.transferToImageBitmap();
  const written = vi.spyOn(pen, 'fillText');
  drawPoster(pen, {
    words: { title: '智能饮水机', price: '¥169.15', text: '', from: '', scan: '扫码查看商品' },
    font: '"DejaVu Sans", sans-serif',
    pictures: { code, picture },
  });
  expect(written.mock.calls.map(([text]) => text)).toEqual(['智能饮水机', '¥169.15', '扫码查看商品']);
  const middle = pen.getImageData(posterSize.width / 2, posterSize.width / 2, 1, 1).data;
  expect([...middle]).toEqual([0, 128, 0, 255]);
});

it.each([false, true])(
  "contains the inviter's full name, however long it is (with a photo: %s)",
  (hasPhoto) => {
    const pen = new OffscreenCanvas(posterSize.width, posterSize.height).getContext('2d');
    const square = new OffscreenCanvas(8, 8);
    square.getContext('2d');
    if (pen === null) throw new Error('This browser draws nothing.');
    const lines: { readonly text: string; readonly y: number }[] = [];
    vi.spyOn(pen, 'fillText').mockImplementation((text, _x, y) => void lines.push({ text, y }));
    const from = 'Александра Вишневская-Дубинина 向您推荐';
    const code = square.transferToImageBitmap();
    drawPoster(pen, {
      words: { title: '智能饮水机', text: '', from, scan: '扫码查看商品' },
      font: '"DejaVu Sans", sans-serif',
      pictures: { code, avatar: hasPhoto ? code : undefined },
    });
    const written = lines.map(({ text }) => text).join(' ');
    expect(written.replaceAll(' ', '')).toContain(from.replaceAll(' ', ''));
    expect(Math.max(...lines.map(({ y }) => y))).toBeLessThan(posterSize.height - 16);
  },
);
