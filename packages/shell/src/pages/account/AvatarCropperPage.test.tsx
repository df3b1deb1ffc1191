import '@pawlet/widgets/ui';
import type { Pawlet } from '@pawlet/core';
import { PawletError } from '@pawlet/core/errors';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closePages, openPageAlone } from '../../../test/openPageAlone.tsx';
import { AvatarCropperPage } from './AvatarCropperPage.tsx';
import { chosenPhoto } from './chosenPhoto.ts';
import { openEditor } from './crop/openEditor.ts';

afterEach(async () => {
  await closePages();
  chosenPhoto.setState({ photo: undefined });
});

/** A photo: red on the left, blue on the right. */
async function makePhoto(width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas.');
  context.fillStyle = '#ff0000';
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = '#0000ff';
  context.fillRect(width / 2, 0, width / 2, height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
}

async function readPixels(picture: Blob) {
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const at = (x: number): readonly number[] => [...(context?.getImageData(x, 10, 1, 1).data ?? [])];
  return { width: bitmap.width, height: bitmap.height, at };
}

describe.each([
  ['in a worker', true],
  ['in the page', false],
])('a photo that is cropped %s', (_where, canWork) => {
  it('results in a square of the requested size and place', async () => {
    const editor = openEditor(canWork);
    const { preview } = await editor.open(await makePhoto(3000, 2000));
    expect((await readPixels(preview)).width).toBe(1600);
    const area = { x: (500 / 3000) * 100, y: 0, width: (2000 / 3000) * 100, height: 100 };
    const picture = await editor.cut({ area, side: 300, type: 'image/jpeg' });
    editor.end();
    expect(picture.type).toBe('image/jpeg');
    const { width, height, at } = await readPixels(picture);
    expect([width, height]).toEqual([300, 300]);
    expect(at(20)[0]).toBeGreaterThan(200);
    expect(at(280)[2]).toBeGreaterThan(200);
  });

  it('is rejected if it is no picture', async () => {
    const editor = openEditor(canWork);
    await expect(editor.open(new Blob(['no photo'], { type: 'image/jpeg' }))).rejects.toBeDefined();
    editor.end();
  });
});

function open(prepare: (pawlet: Pawlet) => void, query = '') {
  return openPageAlone(`/pages/my/avatar-cropper${query}`, AvatarCropperPage, (pawlet) => {
    const user = { id: 7, username: 'mimi', nickname: 'Mimi', avatar: '', mobile: '', email: '' };
    pawlet.session.signIn({ token: 'token', user });
    vi.spyOn(pawlet.config, 'load').mockRejectedValue(new Error('No config in this test.'));
    vi.spyOn(pawlet.api.user, 'load').mockRejectedValue(new PawletError('ABORTED', 'Not in this test.'));
    prepare(pawlet);
  });
}

describe('the cropper', () => {
  it('asks for a photo where it was opened without one', async () => {
    const { screen } = await open(() => undefined);
    await expect.element(screen.getByRole('button', { name: 'Choose photo' })).toBeVisible();
  });

  it('reports that a file is no photo', async () => {
    chosenPhoto.setState({ photo: new Blob(['no photo']) });
    const { screen } = await open(() => undefined);
    await expect.element(screen.getByText(/cannot be read/u)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Use photo' })).toBeDisabled();
  });

  it('uploads the result, retries after a failure, and makes it the account picture', async () => {
    chosenPhoto.setState({ photo: await makePhoto(1200, 900) });
    const { screen, pawlet } = await open((shop) => {
      vi.spyOn(shop.api.uploads, 'send')
        .mockRejectedValueOnce(new PawletError('NETWORK', 'Offline.'))
        .mockResolvedValue({
          status: 'ok',
          file: { url: '/uploads/a.jpg', fullUrl: 'https://x.test/a.jpg' },
        });
      vi.spyOn(shop.api.account, 'setPicture').mockResolvedValue({ status: 'ok' });
    }, '?destWidth=200&fileType=png');
    await expect.element(screen.getByRole('slider', { name: 'Zoom' })).toBeVisible();
    await screen.getByRole('button', { name: 'Use photo' }).click();
    await expect.element(screen.getByText('Image upload failed').first()).toBeVisible();
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect
      .poll(() => vi.spyOn(pawlet.api.account, 'setPicture').mock.calls)
      .toEqual([['/uploads/a.jpg']]);
    const sent = vi.spyOn(pawlet.api.uploads, 'send').mock.lastCall?.[0];
    expect(sent?.type).toBe('image/png');
    expect((await readPixels(sent ?? new Blob())).width).toBe(200);
  });

  it('leaves the shopper where she went during the upload', async () => {
    chosenPhoto.setState({ photo: await makePhoto(300, 300) });
    let answer: () => void = () => undefined;
    const kept = vi.fn<() => Promise<{ status: 'ok' }>>(
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ status: 'ok' });
        }),
    );
    const { screen, storefront } = await open((shop) => {
      vi.spyOn(shop.api.uploads, 'send').mockResolvedValue({
        status: 'ok',
        file: { url: '/uploads/a.jpg', fullUrl: 'https://x.test/a.jpg' },
      });
      vi.spyOn(shop.api.account, 'setPicture').mockImplementation(kept);
    });
    await expect.element(screen.getByRole('slider', { name: 'Zoom' })).toBeVisible();
    await screen.getByRole('button', { name: 'Use photo' }).click();
    await expect.poll(() => kept.mock.calls.length).toBe(1);
    await storefront.navigation.navigateTo('/pages/help/index');
    answer();
    await expect.poll(() => chosenPhoto.getState().photo).toBeUndefined();
    expect(storefront.navigation.getState().current.address.path).toBe('/pages/help/index');
  });
});
