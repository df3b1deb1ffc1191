import type { IncomingMessage, Server } from 'node:http';

export interface SlowBodyLimits {
  /** Interval between two checks, in milliseconds. */
  readonly windowMs: number;
  /** Bytes that must arrive between two checks. */
  readonly leastBytes: number;
}

/**
 * 500 bytes a second: less than the slowest phone sends, and more than a client that only keeps the
 * connection open.
 */
const defaultLimits: SlowBodyLimits = { windowMs: 20_000, leastBytes: 10_000 };

/**
 * Closes connections whose request body arrives too slowly. A limit on the whole request would abort large
 * videos from slow phones. Returns a function that stops the checks.
 */
export function endSlowBodies(server: Server, limits: SlowBodyLimits = defaultLimits): () => void {
  /** Requests whose body is still arriving, with the bytes received at the last check. */
  const arriving = new Map<IncomingMessage, number | undefined>();
  server.on('request', (request: IncomingMessage) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (length === undefined && encoding === undefined) return;
    arriving.set(request, undefined);
    request.once('close', () => arriving.delete(request));
  });
  const timer = setInterval(() => {
    for (const [request, before] of arriving) {
      const { complete, readableLength, socket } = request;
      // Unread bytes mean that the shop is slow, not the client.
      const isSlow = before !== undefined && socket.bytesRead - before < limits.leastBytes;
      if (complete) arriving.delete(request);
      else if (isSlow && readableLength === 0) socket.destroy();
      else arriving.set(request, socket.bytesRead);
    }
  }, limits.windowMs);
  timer.unref();
  return () => clearInterval(timer);
}
