import { lazy } from '@pawlet/core/lazy';
import { useEffect, useMemo, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { createGuid } from '@pawlet/core/rules';
import { useLazy, useStore } from '../../runtime/index.ts';
import type { StoredUpload, UploadItem, UploadOptions, Uploads } from './types.ts';

const uploadGrid = lazy(() => import('./gridChunk.tsx'));

/** Pictures and videos of a form: selected, prepared and sent independently of each other. */
export function useUploads(options: UploadOptions = {}): Uploads {
  const [store] = useState(() =>
    createStore<readonly UploadItem[]>(() => (options.initial ?? []).map(toStoredItem)),
  );
  const grid = useLazy(uploadGrid);
  const code = grid.status === 'ready' ? grid.value : undefined;
  const engine = useMemo(() => code?.createUploads(store), [code, store]);
  useEffect(() => engine?.close, [engine]);
  const items = useStore(store, (all) => all);
  const { most = 9, mostVideos = 0 } = options;
  const state = useMemo(() => {
    const left = Math.max(0, most - items.length);
    const videos = items.filter(({ kind }) => kind === 'video').length;
    return {
      items,
      stored: items.flatMap(({ stored }) => (stored === undefined ? [] : [stored])),
      isBusy: items.some(({ state: its }) => its === 'preparing' || its === 'uploading'),
      hasUnsent: items.some(({ state: its }) => its === 'failed' || its === 'cancelled'),
      imagesLeft: left,
      videosLeft: Math.min(left, Math.max(0, mostVideos - videos)),
    };
  }, [items, most, mostVideos]);
  if (grid.status !== 'ready' || engine === undefined) {
    return { ...state, code: grid.status === 'failed' ? grid : { status: 'loading' } };
  }
  const { showGrid } = grid.value;
  return { ...state, code: { status: 'ready', show: (props) => showGrid({ ...props, engine, options }) } };
}

function toStoredItem(stored: StoredUpload): UploadItem {
  const { kind, fullUrl, durationSeconds } = stored;
  return {
    id: createGuid(),
    kind,
    name: '',
    state: 'done',
    progress: 1,
    previewUrl: kind === 'image' ? fullUrl : undefined,
    sourceUrl: fullUrl,
    durationSeconds,
    stored,
  };
}
