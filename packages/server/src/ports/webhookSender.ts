/** A message to another system. */
export interface WebhookMessage {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends messages to other systems. */
export interface WebhookSender {
  /** The HTTP status of the answer; throws when there is none. */
  send(message: WebhookMessage): Promise<number>;
}
