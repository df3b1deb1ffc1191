import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** Whether a mail server accepts e-mails, refuses every recipient, or closes every connection at once. */
export type MailServerState = 'accepting' | 'refusing' | 'down';

/** A mail server on loopback that stores what it receives. */
export interface MailServer {
  readonly url: string;
  state: MailServerState;
  /** All lines that clients have sent. */
  readonly lines: readonly string[];
  /** Lines of each accepted e-mail, headers included. */
  readonly mails: string[];
  close(): Promise<void>;
}

/** Starts a mail server. */
export async function startMailServer(state: MailServerState = 'accepting'): Promise<MailServer> {
  const lines: string[] = [];
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    if (started.state === 'down') {
      socket.destroy();
      return;
    }
    let content: string[] | undefined;
    let rest = '';
    const reply = (line: string): string | undefined => {
      if (content !== undefined) {
        if (line !== '.') {
          content.push(line);
          return undefined;
        }
        mails.push(content.join('\n'));
        content = undefined;
        return '250 accepted';
      }
      if (/^EHLO/iu.test(line)) return '250-mail.test\r\n250 8BITMIME';
      if (/^RCPT/iu.test(line)) return started.state === 'accepting' ? '250 ok' : '550 no such mailbox';
      if (/^DATA/iu.test(line)) {
        content = [];
        return '354 go on';
      }
      return /^QUIT/iu.test(line) ? '221 bye' : '250 ok';
    };
    socket.write('220 mail.test\r\n');
    socket.on('data', (chunk) => {
      const parts = (rest + chunk.toString('utf8')).split('\r\n');
      rest = parts.pop() ?? '';
      for (const line of parts) {
        lines.push(line);
        const answer = reply(line);
        if (answer !== undefined) socket.write(`${answer}\r\n`);
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const started: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    state,
    lines,
    mails,
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
  return started;
}
