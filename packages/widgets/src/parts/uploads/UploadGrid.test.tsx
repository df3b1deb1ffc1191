import type { CallOptions } from '@pawlet/core/http';
import type { Pawlet } from '@pawlet/core';
import { PawletError } from '@pawlet/core/errors';
import { userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createLoggedInShop } from '../../../test/shopData.ts';
import { PawletProvider } from '../../runtime/index.ts';
import { OverlayOutlet } from '../../ui/index.ts';
import type { UploadOptions, Uploads } from './types.ts';
import { UploadGrid } from './UploadGrid.tsx';
import { useUploads } from './useUploads.ts';

type Sent = Awaited<ReturnType<Pawlet['api']['uploads']['send']>>;

/** An upload resolved by the test. */
interface Sending {
  readonly content: Blob;
  readonly options: CallOptions;
  readonly answer: (sent: Sent) => void;
  readonly fail: (error: unknown) => void;
}

async function picture(width: number, height: number, type = 'image/png', name = 'photo.png'): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.fillStyle = 'teal';
    context.fillRect(0, 0, width, height);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  if (blob === null) throw new Error('no picture');
  return new File([blob], name, { type });
}

function Form({ options, onUploads }: { options: UploadOptions; onUploads: (uploads: Uploads) => void }) {
  const uploads = useUploads(options);
  onUploads(uploads);
  return <UploadGrid uploads={uploads} label="Pictures" />;
}

async function show(options: UploadOptions = {}, alter?: (shop: Pawlet) => void) {
  const shop = createLoggedInShop();
  alter?.(shop);
  const sends: Sending[] = [];
  vi.spyOn(shop.api.uploads, 'send').mockImplementation(
    (content, call = {}) =>
      new Promise<Sent>((answer, fail) => {
        sends.push({ content, options: call, answer, fail });
        call.signal?.addEventListener('abort', () => fail(new PawletError('ABORTED', 'Pawlet: given up.')));
      }),
  );
  const onUploads = vi.fn<(uploads: Uploads) => void>();
  const screen = await render(
    <PawletProvider pawlet={shop}>
      <Form options={options} onUploads={onUploads} />
      <OverlayOutlet />
    </PawletProvider>,
  );
  // The code of the grid loads after the form.
  await expect.element(screen.getByText(/^\d+ of \d+$/)).toBeVisible();
  return {
    screen,
    sends,
    shop,
    uploads: () => {
      const uploads = onUploads.mock.lastCall?.[0];
      if (uploads === undefined) throw new Error('not rendered');
      return uploads;
    },
    choose: async (files: File[]) => {
      const input = screen.container.querySelector('input');
      if (input === null) throw new Error('no input');
      await userEvent.upload(input, files);
    },
  };
}

const stored = (name: string): Sent => ({
  status: 'ok',
  file: { url: `/uploads/${name}`, fullUrl: `https://cdn.test/uploads/${name}` },
});

describe('UploadGrid', () => {
  it('scales and compresses a large picture, shows its progress, and keeps its location', async () => {
    const { screen, sends, choose, uploads } = await show();
    await choose([await picture(3000, 1500, 'image/jpeg', 'large.jpg')]);
    await expect.poll(() => sends.length, { timeout: 10_000 }).toBe(1);
    const bitmap = await createImageBitmap(sends[0]?.content ?? new Blob());
    expect([bitmap.width, bitmap.height]).toEqual([2048, 1024]);
    expect(sends[0]?.content.type).toBe('image/jpeg');
    sends[0]?.options.onProgress?.(0.4);
    await expect
      .element(screen.getByRole('progressbar', { name: 'Upload of file 1' }))
      .toHaveAttribute('aria-valuenow', '40');
    expect(uploads().isBusy).toBe(true);
    sends[0]?.answer(stored('a.webp'));
    await expect.poll(() => uploads().stored).toMatchObject([{ kind: 'image', url: '/uploads/a.webp' }]);
    expect(uploads().isBusy).toBe(false);
    await screen.getByRole('button', { name: 'View picture 1' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Pictures' })).toBeVisible();
  });

  it('keeps uploaded files when another one fails, and retries the failed one', async () => {
    const { screen, sends, choose, uploads } = await show();
    await choose([await picture(20, 20), await picture(30, 30)]);
    await expect.poll(() => sends.length, { timeout: 10_000 }).toBe(2);
    sends[0]?.fail(new PawletError('NETWORK', 'Pawlet: no reply.'));
    sends[1]?.answer(stored('b.webp'));
    await expect.poll(() => uploads().stored.length).toBe(1);
    expect(uploads().hasUnsent).toBe(true);
    await screen.getByRole('button', { name: /^Upload file [12] again$/ }).click();
    await expect.poll(() => sends.length).toBe(3);
    expect(sends[2]?.content).toBe(sends[0]?.content);
    sends[2]?.answer(stored('a.webp'));
    await expect
      .poll(() =>
        uploads()
          .stored.map(({ url }) => url)
          .sort(),
      )
      .toEqual(['/uploads/a.webp', '/uploads/b.webp']);
  });

  it('cancels an upload on request, and can restart it', async () => {
    const { screen, sends, choose, uploads } = await show();
    await choose([await picture(20, 20)]);
    await expect.poll(() => sends.length, { timeout: 10_000 }).toBe(1);
    await screen.getByRole('button', { name: 'Cancel upload of file 1' }).click();
    await expect.element(screen.getByText('Not uploaded')).toBeVisible();
    expect(sends[0]?.options.signal?.aborted).toBe(true);
    await screen.getByRole('button', { name: 'Upload file 1 again' }).click();
    await expect.poll(() => sends.length).toBe(2);
    sends[1]?.answer(stored('a.webp'));
    await expect.poll(() => uploads().stored.length).toBe(1);
  });

  it('asks before removing one', async () => {
    const initial = [{ kind: 'image', url: '/uploads/a.webp', fullUrl: '/uploads/a.webp' }] as const;
    const { screen, uploads } = await show({ initial });
    await screen.getByRole('button', { name: 'Delete file 1' }).click();
    await screen.getByRole('button', { name: 'Cancel' }).click();
    expect(uploads().items).toHaveLength(1);
    await screen.getByRole('button', { name: 'Delete file 1' }).click();
    await expect.element(screen.getByText('Delete this picture?')).toBeVisible();
    await screen.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.poll(() => uploads().items.length).toBe(0);
  });

  it('skips files that are not pictures or exceed the maximum, and reports them', async () => {
    const { screen, sends, choose, uploads } = await show({ most: 1 });
    await choose([new File(['x'], 'a.pdf', { type: 'application/pdf' })]);
    await expect.element(screen.getByText('Only pictures can be added here')).toBeVisible();
    await choose([new File(['no picture'], 'a.png', { type: 'image/png' })]);
    await expect.element(screen.getByText('This file could not be read')).toBeVisible();
    expect(uploads().items).toHaveLength(0);
    await choose([await picture(20, 20), await picture(30, 30)]);
    await expect.element(screen.getByText('You can add 1 file at most')).toBeVisible();
    await expect.poll(() => sends.length, { timeout: 10_000 }).toBe(1);
    expect(screen.getByRole('button', { name: 'Add picture' }).elements()).toHaveLength(0);
  });

  it('accepts one video within the limit, and shows its length', async () => {
    const { screen, sends, choose } = await show({ mostVideos: 1, mostVideoSeconds: 60 });
    await choose([await film()]);
    await expect.poll(() => sends.length, { timeout: 15_000 }).toBe(1);
    sends[0]?.answer(stored('a.webm'));
    await expect.element(screen.getByText(/^0:0[01]$/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Play video 1' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Add picture' })).toBeVisible();
  });

  it('does not send a video that is too long', async () => {
    const { screen, sends, choose, uploads } = await show({ mostVideos: 1, mostVideoSeconds: 0.05 });
    await choose([await film()]);
    await expect
      .element(screen.getByText('Videos can be up to one minute long'), { timeout: 15_000 })
      .toBeVisible();
    expect(sends).toHaveLength(0);
    expect(uploads().items).toHaveLength(0);
  });

  it('opens the picker of the surrounding app', async () => {
    const photo = await picture(20, 20);
    const { screen, sends } = await show({ mostVideos: 1 }, ({ host }) => {
      Object.defineProperty(host, 'platform', { value: 'ios' });
      vi.spyOn(host, 'chooseImage').mockResolvedValue([photo]);
    });
    await expect.element(screen.getByRole('button', { name: 'Add video' })).toBeVisible();
    await screen.getByRole('button', { name: 'Add picture' }).click();
    await expect.poll(() => sends.length, { timeout: 10_000 }).toBe(1);
  });
});

/** Half a second of a moving square. */
async function film(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 64;
  canvas.height = 64;
  const context = canvas.getContext('2d');
  const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm' });
  const chunks: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data));
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
  recorder.start();
  const draw = setInterval(() => context?.fillRect(Math.random() * 32, 0, 32, 32), 20);
  await new Promise((resolve) => setTimeout(resolve, 500));
  clearInterval(draw);
  recorder.stop();
  await stopped;
  return new File(chunks, 'clip.webm', { type: 'video/webm' });
}
