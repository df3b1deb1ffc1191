import { TraceFlags } from '@opentelemetry/api';
import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import { BatchSpanProcessor, type SpanExporter, type SpanProcessor } from '@opentelemetry/sdk-trace';
import type { Logger } from '../../ports/logger.ts';
import { readSystemCode } from '../startError.ts';

/** Spans since the start. */
export interface SpanCounts {
  readonly sent: number;
  readonly lost: number;
}

/** Maximum number of finished spans that wait to be sent, or are being sent; the rest is lost. */
const mostWaiting = 4096;

/**
 * Sends spans in batches. What cannot be sent is lost: it is counted, and logged once until spans are sent again.
 * `waiting` is the number of spans that are not sent yet.
 */
export function createSpanSender(
  exporter: SpanExporter,
  logger: Pick<Logger, 'info' | 'warn'>,
): { readonly processor: SpanProcessor; counts(): SpanCounts; waiting(): number } {
  let waiting = 0;
  let sent = 0;
  let lost = 0;
  let isLosing = false;
  const lose = (spans: number, reason: string): void => {
    lost += spans;
    if (!isLosing) logger.warn('traces are lost', { reason });
    isLosing = true;
  };
  const finish = (spans: number, { code, error }: ExportResult): void => {
    waiting -= spans;
    if (code !== ExportResultCode.SUCCESS) return lose(spans, toReason(error));
    sent += spans;
    if (isLosing) logger.info('traces are sent again');
    isLosing = false;
  };
  const batches = new BatchSpanProcessor({
    exporter: {
      export: (spans, done) =>
        exporter.export(spans, (result) => {
          finish(spans.length, result);
          done(result);
        }),
      shutdown: () => exporter.shutdown(),
    },
    maxQueueSize: mostWaiting,
    scheduledDelayMillis: 2000,
  });
  return {
    processor: {
      onStart: () => undefined,
      onEnd(span) {
        if ((span.spanContext().traceFlags & TraceFlags.SAMPLED) === 0) return;
        if (waiting >= mostWaiting) return lose(1, 'too many wait');
        waiting += 1;
        batches.onEnd(span);
      },
      forceFlush: () => batches.forceFlush(),
      shutdown: () => batches.shutdown(),
    },
    counts: () => ({ sent, lost }),
    waiting: () => waiting,
  };
}

/** The code of a system error or the HTTP status; a message could repeat the address with a key in it. */
function toReason(error: unknown): string {
  const status =
    error instanceof Error && 'code' in error && typeof error.code === 'number' ? error.code : undefined;
  return status === undefined ? readSystemCode(error) || 'no reply' : `http ${status}`;
}
