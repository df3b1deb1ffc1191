/** One request as it was answered. */
export interface RequestMeasure {
  readonly method: string;
  /** Path pattern of the call; `file` and `unknown` stand for all others. */
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

/** What the database says when it is asked how it is. */
export interface DatabaseMeasure {
  readonly isUp: boolean;
  /** Time of the shortest question. */
  readonly seconds: number;
}

/** Counts what the shop does, for whoever watches it. */
export interface Metrics {
  countRequest(measure: RequestMeasure): void;
  countJob(measure: JobMeasure): void;
  /** Everything counted so far, in the text form of Prometheus. */
  expose(database: DatabaseMeasure): Promise<{ readonly contentType: string; readonly text: string }>;
}
