import type { CallableEndpoint } from '../contract/endpoint.ts';
import type { Addresses } from './addresses.ts';
import { withSignal } from './deadline.ts';
import { getField, getFormToken, readEnvelope, type Envelope } from './envelope.ts';
import type { FormTokenPool, TakenFormToken } from './formTokens.ts';
import { getHeaders } from './headers.ts';
import { send } from './fetchTransport.ts';
import { isRepeatable } from './repeatable.ts';
import { readReply, type Fetch, type WireReply } from './transport.ts';
import type { BootCall, HttpSession, RequestIdentity } from './types.ts';

/** A call in progress. */
export interface Exchange {
  readonly endpoint: CallableEndpoint;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly idempotencyKey: string | undefined;
  readonly signal: AbortSignal;
}

/** The response, and the identity it was requested with. */
export interface Answer {
  readonly reply: WireReply;
  readonly envelope: Envelope | undefined;
  readonly identity: RequestIdentity;
}

/** Dependencies of an exchange. */
export interface ExchangeContext {
  readonly session: HttpSession;
  readonly addresses: Addresses;
  readonly formTokens: FormTokenPool;
  readonly retryDelayMs: number;
  readonly fetch?: Fetch | undefined;
  /** Returns a call of the boot script, once. */
  readonly takeBoot: (url: string, identity: RequestIdentity) => BootCall | undefined;
}

/** Makes one exchange: headers, form token, and one retry after a stale form token. */
export async function exchange(call: Exchange, context: ExchangeContext): Promise<Answer> {
  const { endpoint, signal } = call;
  const { session, formTokens } = context;
  const identity = session.identity();
  const isWrite = endpoint.writes === true || endpoint.keyed === true;
  const taken = isWrite ? await formTokens.take(identity.sid, signal) : undefined;
  try {
    const first = await sendOnce(call, context, identity, taken?.token ?? formTokens.last);
    const fresh = replacementToken(first);
    if (taken === undefined || fresh === undefined) return keepToken(first, formTokens);
    return keepToken(await sendOnce(call, context, identity, fresh), formTokens);
  } finally {
    settle(taken);
  }
}

function settle(taken: TakenFormToken | undefined): void {
  taken?.settle();
}

/** The token of a FORM_TOKEN refusal: nothing was done, so the call may be retried once. */
function replacementToken({ envelope, reply }: Answer): string | undefined {
  if (envelope?.code !== 0 || getField(envelope.data, 'reason') !== 'FORM_TOKEN') return undefined;
  return getFormToken(envelope.data, reply.formToken);
}

function keepToken(answer: Answer, formTokens: FormTokenPool): Answer {
  const token = getFormToken(answer.envelope?.data, answer.reply.formToken);
  if (token !== undefined) formTokens.add(answer.identity.sid, token);
  return answer;
}

async function sendOnce(
  { endpoint, fields, idempotencyKey, signal }: Exchange,
  { addresses, retryDelayMs, fetch, takeBoot }: ExchangeContext,
  identity: RequestIdentity,
  formToken: string,
): Promise<Answer> {
  const url = addresses.callUrlOf(endpoint, fields);
  const headers = getHeaders(identity);
  if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
  const boot = endpoint.method === 'GET' ? takeBoot(url, identity) : undefined;
  const adopted = boot === undefined ? undefined : await adopt(boot, signal);
  const reply =
    adopted ??
    (await send({
      method: endpoint.method,
      url,
      headers,
      body: endpoint.method === 'POST' ? JSON.stringify({ ...fields, __token__: formToken }) : undefined,
      signal,
      isRepeatable: isRepeatable(endpoint),
      retryDelayMs,
      fetch,
    }));
  return { reply, envelope: readEnvelope(reply.text), identity };
}

/** The reply of the boot script's call; undefined if it failed, so that the call is made normally. */
async function adopt(boot: BootCall, signal: AbortSignal): Promise<WireReply | undefined> {
  try {
    const reply = await withSignal(boot.response.then(readReply), signal);
    return reply.status < 500 ? reply : undefined;
  } catch (error) {
    if (signal.aborted) throw error;
    // The early call failed; the normal one, with its retries, follows.
    return undefined;
  }
}
