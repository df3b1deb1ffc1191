import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { PawletError, shopMessages } from '@pawlet/core/errors';
import { useConfirm, usePawlet, useText, useToast } from '../../runtime/index.ts';
import { createUploads } from './createUploads.ts';
import type { UploadOptions, Uploads } from './types.ts';
import { useProblemText } from './useProblemText.ts';

/** Pictures and videos of a form: chosen, prepared and sent one by one; what arrived is kept whatever the others do. */
export function useUploads(options: UploadOptions = {}): Uploads {
  const { api } = usePawlet();
  const toast = useToast();
  const confirm = useConfirm();
  const text = useText(shopMessages);
  const problemText = useProblemText();
  const [uploads] = useState(() => createUploads(options.initial ?? []));
  useEffect(() => {
    uploads.connect({
      options,
      prepare: async (...given) => {
        const { prepareUpload } = await import('./prepareUpload.ts').catch((cause: unknown) => {
          toast(text('error.upload'));
          throw new PawletError('NETWORK', 'Pawlet: the code for uploads could not be loaded.', { cause });
        });
        return prepareUpload(...given);
      },
      send: async (content, call) => {
        const reply = await api.uploads.send(content, call);
        return reply.status === 'ok' ? reply.file : undefined;
      },
      tell: (problem) => toast(problemText(problem, options)),
      confirmRemoval: () =>
        confirm({
          title: text('check.picture.delete'),
          confirmLabel: text('check.picture.delete.action'),
          destructive: true,
        }),
    });
  });
  useEffect(() => uploads.close, [uploads]);
  const items = useStore(uploads.store);
  const { most = 9, mostVideos = 0 } = options;
  return useMemo(() => {
    const { add, cancel, retry, remove, clear } = uploads;
    const left = Math.max(0, most - items.length);
    const videos = items.filter(({ kind }) => kind === 'video').length;
    return {
      items,
      stored: items.flatMap(({ stored }) => (stored === undefined ? [] : [stored])),
      isBusy: items.some(({ state }) => state === 'preparing' || state === 'uploading'),
      hasUnsent: items.some(({ state }) => state === 'failed' || state === 'cancelled'),
      imagesLeft: left,
      videosLeft: Math.min(left, Math.max(0, mostVideos - videos)),
      add,
      cancel,
      retry,
      remove,
      clear,
    };
  }, [uploads, items, most, mostVideos]);
}
