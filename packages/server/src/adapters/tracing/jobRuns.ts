import { type Context, createContextKey } from '@opentelemetry/api';
import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace';

/** Maximum number of spans of a run that are kept until it ends. */
const mostHeld = 1000;
const key = createContextKey('pawlet job run');

interface Run {
  isBusy: boolean;
}

/** Notes that the job that is running in a context has found something to do. */
export function noteWork(context: Context): void {
  const run = context.getValue(key);
  if (isRun(run)) run.isBusy = true;
}

function isRun(value: unknown): value is Run {
  return typeof value === 'object' && value !== null && 'isBusy' in value;
}

/**
 * Holds the spans of each run of a job back until it ends, and passes on only those of runs that found something to do: an
 * idle node looks several times a second whether there is work.
 */
export function createJobRuns(next: SpanProcessor) {
  const held = new Map<string, ReadableSpan[]>();
  const passOn = (traceId: string): void => {
    const spans = held.get(traceId) ?? [];
    held.delete(traceId);
    for (const span of spans) next.onEnd(span);
  };
  const processor: SpanProcessor = {
    onStart: () => undefined,
    onEnd(span) {
      const { traceId } = span.spanContext();
      const spans = held.get(traceId);
      if (spans === undefined) return next.onEnd(span);
      spans.push(span);
      if (spans.length >= mostHeld) passOn(traceId);
    },
    forceFlush: () => next.forceFlush(),
    shutdown: () => next.shutdown(),
  };
  return {
    processor,
    /** Holds the spans of a trace until `end`, whose run starts in the given context. */
    start(traceId: string, context: Context) {
      const run: Run = { isBusy: false };
      held.set(traceId, []);
      return {
        context: context.setValue(key, run),
        /** Passes the spans on, or drops them where the run did nothing. */
        end(): void {
          if (run.isBusy) passOn(traceId);
          else held.delete(traceId);
        },
      };
    },
  };
}
