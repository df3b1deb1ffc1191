import type { Pawlet } from '@pawlet/core';
import { isPawletError } from '@pawlet/core/errors';

/** Tells the host of a failed call: code and request id, nothing personal. */
export function reportFailure(pawlet: Pawlet, error: unknown): void {
  if (!isPawletError(error) || error.code === 'ABORTED') return;
  pawlet.events.emit('pawlet:error', { code: error.code, requestId: error.requestId });
}
