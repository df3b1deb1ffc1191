/** A webhook message. */
export interface WebhookMessage {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends webhook messages. */
export interface WebhookSender {
  /** The HTTP status of the response; throws without one. */
  send(message: WebhookMessage): Promise<number>;
}
