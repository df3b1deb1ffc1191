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

/**
 * What became of a payment. `started`: the provider opened it; `unreachable`: the provider did not respond when it was to be
 * opened; `surplus`: it was paid and is not wanted, so it is refunded.
 */
export const paymentResults = [
  'started',
  'unreachable',
  'succeeded',
  'failed',
  'canceled',
  'surplus',
] as const;

/** What became of a refund. `requested`: an attempt; `unreachable`: the provider did not respond to one. */
export const refundResults = ['requested', 'unreachable', 'succeeded', 'refused'] as const;

/** Money that was paid or refunded. */
export interface MoneyMeasure {
  readonly amountMinor: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** Something that happened with a payment. */
export interface PaymentMeasure {
  /** The provider's id. */
  readonly provider: string;
  readonly result: (typeof paymentResults)[number];
  /** What was paid, when it succeeded. */
  readonly money?: MoneyMeasure | undefined;
}

/** Something that happened with a refund. */
export interface RefundMeasure {
  /** The provider's id; `none` where the shop no longer has it. */
  readonly provider: string;
  readonly result: (typeof refundResults)[number];
  /** What was refunded, when it succeeded. */
  readonly money?: MoneyMeasure | undefined;
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

/** The cache of a node since its start. */
export interface CacheMeasure {
  /** Values that were sent from the cache. */
  readonly hits: number;
  /** Values that had to be loaded. */
  readonly misses: number;
  /** Estimated size now. */
  readonly bytes: number;
}

/** Work that waits in the database for a job of any node. */
export interface QueueMeasure {
  readonly queue: string;
  /** Number of entries that are due, or will be. */
  readonly waiting: number;
  /** Number of them that have failed several times. */
  readonly failing: number;
  /** Seconds since the entry that is overdue the longest was due; 0 for none. */
  readonly lateSeconds: number;
}

/** What goes on in the shop, for all nodes together. */
export interface ShopMeasure {
  readonly queues: readonly QueueMeasure[];
  /** Orders placed within the last hour. */
  readonly placed: number;
  /** Those of them that are paid. */
  readonly paid: number;
  /** Epoch seconds of the newest order; null for a shop without orders. */
  readonly lastOrder: number | null;
  /** Paid orders that are not shipped yet, and epoch seconds of the oldest of these payments. */
  readonly toShip: number;
  readonly toShipSince: number | null;
  /** The nodes on this database; undefined on the embedded one, which has one. */
  readonly nodes?: NodesMeasure | undefined;
}

/** The nodes of the shop. */
export interface NodesMeasure {
  readonly running: number;
  /** Whether they differ, by what should be the same. */
  readonly disagrees: Readonly<Record<string, boolean>>;
}

/** Collects metrics of the shop. */
export interface Metrics {
  countRequest(measure: RequestMeasure): void;
  countJob(measure: JobMeasure): void;
  countRendering(measure: RenderingMeasure): void;
  countPayment(measure: PaymentMeasure): void;
  countRefund(measure: RefundMeasure): void;
  /** All metrics in the text format of Prometheus. */
  expose(
    database: DatabaseMeasure,
    /** Undefined where it cannot be read now. */
    shop?: ShopMeasure,
  ): Promise<{ readonly contentType: string; readonly text: string }>;
}
