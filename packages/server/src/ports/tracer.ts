import type { Delivery } from './messenger.ts';

/** What is known of a request once its response is ready. */
export interface TracedResponse {
  /** Pattern of the call that handled it, such as `/operator/v1/orders/:sn`; undefined for files and unknown paths. */
  readonly route?: string | undefined;
  /** Path of the request; undefined where it may contain what a person entered. */
  readonly path?: string | undefined;
  /** HTTP status. */
  readonly status: number;
  /** `ok`, or the reason of the refusal. */
  readonly outcome: string;
}

/** Server to which an e-mail is handed. */
export interface MailServer {
  readonly host: string;
  readonly port: number | undefined;
}

/**
 * Records what requests and jobs do as spans of traces. Nothing that a person entered gets into one: neither parameters of
 * statements, nor queries, bodies or headers.
 */
export interface Tracer {
  /**
   * Runs `handle` in the span of a request, which continues the trace of a trusted proxy. `read` is called afterwards.
   * `bindings` are those of the listener; without them the request is one that this node makes itself.
   */
  traceRequest(
    request: Request,
    bindings: unknown,
    handle: () => Promise<void>,
    read: () => TracedResponse,
  ): Promise<void>;
  /** Runs a job in a trace of its own, which is dropped where the job found nothing to do. */
  traceJob(job: string, run: () => Promise<'done' | 'failed'>): Promise<void>;
  /** Sends a statement to the database. It is sent before this returns. */
  traceStatement<T>(text: string, send: () => T | Promise<T>): Promise<T>;
  /** Hands an e-mail to a mail server. */
  traceMail(server: MailServer, send: () => Promise<Delivery>): Promise<Delivery>;
  /** Runs a call whose receiver may continue the trace: its request gets the header `traceparent`. */
  passOn<T>(call: () => Promise<T>): Promise<T>;
  /** Id of the trace that is being recorded now: 32 hexadecimal digits; undefined without one. */
  readTraceId(): string | undefined;
}
