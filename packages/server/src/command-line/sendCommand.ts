import { request } from 'node:http';
import { refused } from './results.ts';
import type { ShopConnection } from './connectShop.ts';
import type { ClientOutcome } from './runClientCommand.ts';

/** Runs a command in the shop itself. */
export async function sendCommand(
  { url, headers, isRemote, notReached }: ShopConnection,
  name: string,
  args: readonly string[],
): Promise<ClientOutcome> {
  if (isRemote) return refused(`${name} runs on the machine of the shop only.`);
  const reply = await post(
    new URL(`/operator/${name}`, url),
    { 'content-type': 'application/json', ...headers },
    JSON.stringify(args),
  ).catch(() => undefined);
  if (reply === undefined) return refused(notReached);
  const { status, text } = readReply(reply.body);
  if (text === undefined) return refused(`The shop responded with ${reply.status}.`);
  return { status: status === 'done' ? 'done' : 'refused', text };
}

/** Waits as long as it takes: an import of a large shop takes minutes, and `fetch` times out after five. */
function post(
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<{ readonly status: number; readonly body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString('utf8') }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

function readReply(body: string): { readonly status?: string; readonly text?: string } {
  try {
    return JSON.parse(body) as { readonly status?: string; readonly text?: string };
  } catch {
    // Another program responds there.
    return {};
  }
}
