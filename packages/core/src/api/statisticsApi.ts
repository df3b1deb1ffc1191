import { sscSt, sscSte } from '../contract/statistics.ts';
import type { HttpClient } from '../http/types.ts';
import { isPawletError } from '../errors/guards.ts';
import type { EpochMs } from './types/ids.ts';

/** Page view statistics; sends no id but the session's, and never disturbs the shopper. */
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
    // A lost page view is not a failure; anything but a failed call is a bug and must surface.
    if (!isPawletError(error)) throw error;
  }
}
