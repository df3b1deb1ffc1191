import { isPawletError } from '../errors/guards.ts';
import type { Signal } from '../events/createSignal.ts';
import type { PawletEvents } from '../events/types.ts';
import type { Notice } from '../http/types.ts';
import type { Translator } from '../i18n/types.ts';
import type { Session } from '../session/types.ts';

/** Milliseconds before each retry to load the texts of a language; the last one repeats. */
const pausesMs = [1000, 3000, 10_000, 30_000] as const;

export interface FollowLanguageOptions {
  readonly session: Session;
  readonly translator: Translator;
  readonly shopEvents: PawletEvents;
  readonly notices: Signal<Notice>;
}

/** Keeps the translator in sync with the session's language. */
export interface LanguageFollower {
  /** Runs a pending retry immediately. */
  retry(): void;
  stop(): void;
}

/** Applies the session's language; texts that fail to load are reported once and retried until they load. */
export function followLanguage({
  session,
  translator,
  shopEvents,
  notices,
}: FollowLanguageOptions): LanguageFollower {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  function forgetTimer(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function change(failures: number): void {
    forgetTimer();
    const { lang } = session.store.getState();
    translator.setLanguage(lang).catch((error: unknown) => {
      // The language has changed again, or following has stopped.
      if (isStopped || session.store.getState().lang !== lang) return;
      if (!isPawletError(error)) throw error;
      if (failures === 0) {
        shopEvents.emit('pawlet:error', { code: error.code, requestId: error.requestId });
        notices.emit({ kind: 'toast', key: 'error.network' });
      }
      timer = setTimeout(() => change(failures + 1), pausesMs[failures] ?? pausesMs[3]);
    });
  }

  const unsubscribe = session.store.subscribe((state, before) => {
    if (state.lang !== before.lang) change(0);
  });
  return {
    retry: () => {
      if (timer !== undefined) change(1);
    },
    stop() {
      isStopped = true;
      unsubscribe();
      forgetTimer();
    },
  };
}
