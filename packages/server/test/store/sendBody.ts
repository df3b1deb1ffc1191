import { once } from 'node:events';
import { connect } from 'node:net';

/** A POST whose body is sent as fast as the server reads it. */
export interface SentBody {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: number;
  /** Sent in chunks, without a declared length. */
  readonly isChunked: boolean;
}

/** The result of the request. */
export interface BodyOutcome {
  /** HTTP status of the response; null when the connection ended without one. */
  readonly status: number | null;
  /** Bytes of the body that were sent. */
  readonly sent: number;
}

const piece = Buffer.alloc(256 * 1024, 'x');
const chunk = Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]);

/** Sends a body over a separate connection until it is complete or the server has closed. */
export async function sendBody({ port, path, headers, bytes, isChunked }: SentBody): Promise<BodyOutcome> {
  const socket = connect(port, '127.0.0.1');
  let reply = '';
  socket.on('data', (data) => {
    if (reply.length < 1000) reply += data.toString('latin1');
  });
  // A server that closes while the body is still arriving resets the connection.
  socket.on('error', () => undefined);
  const closed = once(socket, 'close').catch(() => undefined);
  const head = {
    host: `localhost:${port}`,
    ...headers,
    ...(isChunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(bytes) }),
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  let sent = 0;
  while (sent < bytes && !socket.destroyed) {
    sent += piece.length;
    if (!socket.write(isChunked ? chunk : piece)) {
      await Promise.race([once(socket, 'drain').catch(() => undefined), closed]);
    }
  }
  if (isChunked && !socket.destroyed) socket.write('0\r\n\r\n');
  socket.end();
  await closed;
  const status = /^HTTP\/1\.1 (\d{3})/u.exec(reply)?.[1];
  return { status: status === undefined ? null : Number(status), sent };
}
