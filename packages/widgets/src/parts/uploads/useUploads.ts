import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { createGuid } from '@pawlet/core/rules';
import type { UploadEngine } from './createUploads.ts';
import type { LoadedGridProps } from './LoadedGrid.tsx';
import type { StoredUpload, UploadCode, UploadItem, UploadOptions, Uploads } from './types.ts';

interface Loaded {
  readonly engine: UploadEngine;
  readonly show: (props: LoadedGridProps) => ReturnType<Extract<UploadCode, { status: 'ready' }>['show']>;
}

/** Pictures and videos of a form: selected, prepared and sent independently of each other. */
export function useUploads(options: UploadOptions = {}): Uploads {
  const [store] = useState(() =>
    createStore<readonly UploadItem[]>(() => (options.initial ?? []).map(toStoredItem)),
  );
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setHasFailed] = useState(false);
  const isLoaded = loaded !== undefined;
  useEffect(() => {
    if (isLoaded || hasFailed) return undefined;
    let isOver = false;
    import('./gridChunk.tsx').then(
      ({ createUploads, showGrid }) => {
        if (!isOver) setLoaded({ engine: createUploads(store), show: showGrid });
        return undefined;
      },
      () => {
        if (!isOver) setHasFailed(true);
      },
    );
    return () => {
      isOver = true;
    };
  }, [store, isLoaded, hasFailed]);
  useEffect(() => loaded?.engine.close, [loaded]);
  const retry = useCallback(() => setHasFailed(false), []);
  const items = useStore(store);
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
  return { ...state, code: codeOf(loaded, hasFailed, retry, options) };
}

function codeOf(
  loaded: Loaded | undefined,
  hasFailed: boolean,
  retry: () => void,
  options: UploadOptions,
): UploadCode {
  if (loaded !== undefined) {
    const { engine, show } = loaded;
    return { status: 'ready', show: (grid) => show({ ...grid, engine, options }) };
  }
  return hasFailed ? { status: 'failed', retry } : { status: 'loading' };
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
