import { sscSt, sscSte } from '../contract/statistics.ts';
import type { HttpClient } from '../http/types.ts';
import { isPawletError } from '../errors/guards.ts';
import type { EpochMs } from './types/ids.ts';

/** Counts pages; holds no id but the session's, and never disturbs the shopper. */
export interface StatisticsApi {
  pageOpened(page: string, from: string, at: EpochMs): Promise<void>;
  pageLeft(page: string, afterMs: number): Promise<void>;
}

export function createStatisticsApi(http: HttpClient): StatisticsApi {
  return {
    pageOpened: (page, from, at) =>
      silently(
        http.call(
          sscSt,
          { page: page.slice(0, 200), from: from.slice(0, 200), ts: at },
          { background: true },
        ),
      ),
    pageLeft: (page, afterMs) =>
      silently(
        http.call(
          sscSte,
          { page: page.slice(0, 200), ms: Math.max(0, Math.round(afterMs)) },
          { background: true },
        ),
      ),
  };
}

async function silently(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    // A count that is lost is no failure; anything but a failed call is a bug and must show.
    if (!isPawletError(error)) throw error;
  }
}
