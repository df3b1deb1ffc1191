/** A request that can be posted to a worker. */
export interface PostedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer | undefined;
}

/** A reply that can be posted back. */
export interface PostedReply {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer;
}

/** The interface of the worker. */
export interface StoreWorker {
  /** Opens the store from a dump of its database; calls of `answer` wait for it. */
  open(snapshotUrl: string, origin: string): Promise<void>;
  /** Handles one request. */
  answer(request: PostedRequest): Promise<PostedReply>;
}
