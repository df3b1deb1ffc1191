import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { isPawletError } from '@pawlet/core/errors';
import { preloadText, usePawlet } from '@pawlet/widgets';
import { readAddress } from './readAddress.ts';
import { useIsIntroduced } from './embedding.ts';
import { widgets, type HostedWidget, type ReadyWidget } from './widgets.ts';

/** The widget in the hash. */
export type Hosted =
  | { readonly status: 'loading' }
  | { readonly status: 'unknown'; readonly id: string; readonly known: readonly string[] }
  | { readonly status: 'wrong-option'; readonly id: string; readonly message: string }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly title: HostedWidget['title'];
      readonly isPurchase: boolean;
      readonly render: () => ReactNode;
    };

type Prepared =
  | { readonly status: 'ready'; readonly widget: ReadyWidget }
  | { readonly status: 'wrong-option'; readonly message: string }
  | { readonly status: 'failed' };

/** What was prepared, for which hash and in which attempt. */
interface Found {
  readonly hash: string;
  readonly round: number;
  readonly prepared: Prepared;
}

function onHashChange(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

const readHash = (): string => location.hash;

/** Loads the widget in the hash, and another one when the hash changes. */
export function useHostedWidget(): Hosted {
  const pawlet = usePawlet();
  const hash = useSyncExternalStore(onHashChange, readHash, readHash);
  const { id, options } = useMemo(() => readAddress(hash), [hash]);
  const [round, setRound] = useState(0);
  const [found, setFound] = useState<Found>();
  const widget = widgets.get(id);
  const isIntroduced = useIsIntroduced();

  useEffect(() => {
    if (widget === undefined) return undefined;
    let isOver = false;
    const prepare = async (): Promise<Prepared> => {
      try {
        const ready = await widget.prepare(options);
        // Messages are formatted from the first frame on; English is the fallback where the texts do not load.
        await preloadText(pawlet, ready.messages);
        return { status: 'ready', widget: ready };
      } catch (error) {
        return isPawletError(error) && error.code === 'CONFIG'
          ? { status: 'wrong-option', message: error.message }
          : { status: 'failed' };
      }
    };
    const run = async (): Promise<void> => {
      const prepared = await prepare();
      if (isOver) return;
      setFound({ hash, round, prepared });
      if (prepared.status !== 'wrong-option') return;
      // The embedder receives it like an error of a widget in its own page, and the console contains the details.
      console.error(prepared.message);
      pawlet.events.emit('pawlet:error', { code: 'CONFIG' });
    };
    void run();
    return () => {
      isOver = true;
    };
  }, [hash, options, pawlet, round, widget]);

  if (widget === undefined) return { status: 'unknown', id, known: Array.from(widgets.keys()) };
  if (found === undefined || found.hash !== hash || found.round !== round) return { status: 'loading' };
  const { prepared } = found;
  switch (prepared.status) {
    case 'wrong-option':
      return { status: 'wrong-option', id, message: prepared.message };
    case 'failed':
      return {
        status: 'failed',
        retry: () => setRound(round + 1),
      };
    case 'ready':
      if (!isIntroduced && widget.isForAll !== true) return { status: 'loading' };
      return {
        status: 'ready',
        title: widget.title,
        isPurchase: widget.isPurchase === true,
        render: prepared.widget.render,
      };
  }
}
