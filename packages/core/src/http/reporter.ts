import type { Endpoint } from '../contract/endpoint.ts';
import type { PawletError } from '../errors/PawletError.ts';
import { toNotice } from './refusals.ts';
import type { CallOptions, HttpClientOptions, Notice, Refusal } from './types.ts';

/** The call a report is about. */
export interface Subject {
  readonly endpoint: Pick<Endpoint, 'method' | 'path'>;
  readonly call: CallOptions;
  /** HTTP status, 0 without a reply. */
  readonly status: number;
}

/** Reports failures to the log and the shopper that no caller needs to handle. */
export interface Reporter {
  notify(notice: Notice, call: CallOptions): void;
  /**
   * Logs and shows a failure, and returns the error to throw. A cancelled call or one without log-in is not a failure.
   */
  failure(error: PawletError, subject: Subject, key?: 'error.network' | 'error.upload'): PawletError;
  /** Shows a refusal that the caller does not display. */
  refusal(refusal: Refusal, subject: Subject, requestId: string | undefined): void;
}

/** Creates the reporter of a client. */
export function createReporter({ onNotice, onLog }: Pick<HttpClientOptions, 'onNotice' | 'onLog'>): Reporter {
  const notify = (notice: Notice, call: CallOptions): void => {
    if (call.background !== true) onNotice?.(notice);
  };
  return {
    notify,
    failure: (error, { endpoint, call, status }, key = 'error.network') => {
      if (error.code === 'ABORTED' || error.code === 'UNAUTHORIZED') return error;
      onLog?.({ method: endpoint.method, path: endpoint.path, status, requestId: error.requestId, error });
      // For a forbidden call the server's own message is shown.
      if (error.code !== 'FORBIDDEN' && call.quiet !== true) notify({ kind: 'toast', key }, call);
      return error;
    },
    refusal: (refusal, { endpoint, call, status }, requestId) => {
      if (refusal.reason === 'INTERNAL') {
        onLog?.({ method: endpoint.method, path: endpoint.path, status, requestId, error: refusal.message });
      }
      if (call.handles?.some((reason) => reason === refusal.reason) === true) return;
      const notice = toNotice(refusal, endpoint.method);
      if (notice !== undefined) notify(notice, call);
    },
  };
}
