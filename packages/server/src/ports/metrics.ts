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
  /** All metrics in the text format of Prometheus. */
  expose(database: DatabaseMeasure): Promise<{ readonly contentType: string; readonly text: string }>;
}
