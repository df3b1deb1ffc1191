/** A completed request. */
export interface RequestMeasure {
  readonly method: string;
  /** Path pattern of the call; `file` and `unknown` for all others. */
  readonly route: string;
  /** HTTP status. */
  readonly status: number;
  /** `ok`, or the reason of the refusal. */
  readonly outcome: string;
  readonly seconds: number;
}

/** One run of a job. */
export interface JobMeasure {
  readonly job: string;
  readonly outcome: 'done' | 'failed';
  readonly seconds: number;
}

/** A page of the storefront that was to be rendered. */
export interface RenderingMeasure {
  /** `rendered`, or why the client's page was sent: rendering was `slow` or `failed`, or `refused` because too much was queued. */
  readonly outcome: 'rendered' | 'slow' | 'failed' | 'refused';
  /** How long it took, where it was rendered. */
  readonly seconds?: number | undefined;
}

/** Result of a database health check. */
export interface DatabaseMeasure {
  readonly isUp: boolean;
  /** Minimum response time. */
  readonly seconds: number;
}

/** Collects metrics of the shop. */
export interface Metrics {
  countRequest(measure: RequestMeasure): void;
  countJob(measure: JobMeasure): void;
  countRendering(measure: RenderingMeasure): void;
  /** All metrics in the text format of Prometheus. */
  expose(database: DatabaseMeasure): Promise<{ readonly contentType: string; readonly text: string }>;
}
