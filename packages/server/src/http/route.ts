import { type Endpoint, fieldProblemsOf, type ParsedInputOf, type WireOutputOf } from '@pawlet/core/contract';
import type { Context } from 'hono';
import * as v from 'valibot';
import { watchReads } from '../db/watchReads.ts';
import { findUnavailable } from '../db/databaseUnavailable.ts';
import { isBelowVersion } from './appVersion.ts';
import type { AppEnv, StoreApp } from './appDeps.ts';
import { type Body, readJsonBody } from './body.ts';
import { errorEnvelope, refusalEnvelope } from './envelope.ts';
import { issueFormToken } from './formTokens.ts';
import { noteOrder } from './noteOrder.ts';
import { isKnownOrigin } from './origins.ts';
import { sendJson } from './sendJson.ts';
import { Serialized } from './serialized.ts';
import type { RequestContext, ShopperContext } from './requestContext.ts';
import { invalid, type Outcome, refuse, type Result } from './result.ts';
import { findShopper } from './sessions.ts';
import { findUnstorable } from './unstorable.ts';
import { runWrite } from './writeCall.ts';

/** Fields of calls and replies with the number of an order. */
const orderFields = ['order_sn', 'order_sns'];

type ContextOf<TEndpoint extends Endpoint> = TEndpoint['access'] extends 'shopper'
  ? ShopperContext
  : RequestContext;

/** A call's data, or the same from the cache. */
type DataOf<TEndpoint extends Endpoint> = WireOutputOf<TEndpoint> | Serialized<WireOutputOf<TEndpoint>>;

/** Handles one call: gets the parsed fields and returns `ok(data)`, `refuse(reason)` or `afterCommit(work)`. */
export type Handler<TEndpoint extends Endpoint> = (
  context: ContextOf<TEndpoint>,
  input: ParsedInputOf<TEndpoint>,
) => Promise<Outcome<DataOf<TEndpoint>>>;

export interface RouteOptions {
  /** Other methods and paths with the same handler. */
  readonly also?: readonly { readonly method: 'GET' | 'POST'; readonly path: string }[] | undefined;
}

/**
 * Adds a call of the contract to the app. Checks, in this order: origin, JSON, log-in, app version,
 * idempotency key, form token, fields; then the handler applies the business rules.
 */
export function route<TEndpoint extends Endpoint>(
  app: StoreApp,
  endpoint: TEndpoint,
  handler: Handler<TEndpoint>,
  options: RouteOptions = {},
): void {
  const serve = (c: Context<AppEnv>) => answer(c, endpoint, handler);
  for (const { method, path } of [endpoint, ...(options.also ?? [])]) app.on(method, path, serve);
}

async function answer<TEndpoint extends Endpoint>(
  c: Context<AppEnv>,
  endpoint: TEndpoint,
  handler: Handler<TEndpoint>,
): Promise<Response> {
  const { deps, base, token } = c.var;
  const isPost = c.req.method === 'POST';
  const origin = c.req.header('origin');
  if (isPost && origin !== undefined && !isKnownOrigin(origin, deps.settings)) return fail(c, 403);

  const body: Body = isPost
    ? await readJsonBody(c.req.raw)
    : { kind: 'object', fields: readQuery(c.req.url) };
  if (body.kind === 'not-json') return fail(c, 415);
  if (body.kind === 'malformed')
    return reply(c, refuse('VALIDATION', { data: { fields: { body: 'format' } } }));
  noteOrder(c, body.fields, orderFields);

  const shopper = await findShopper(deps, token, base.now);
  if (endpoint.access === 'shopper' && shopper === null) return fail(c, 401);
  if (endpoint.gated === true && isBelowVersion(c.req.header('app-version'), deps.settings.minAppVersion)) {
    return reply(c, refuse('UPGRADE_REQUIRED', { data: { minimum: deps.settings.minAppVersion } }));
  }

  const finish = async (outcome: Outcome<unknown>) =>
    outcome.code === 'after-commit' ? outcome.work(deps.db) : outcome;
  const reads = deps.replica?.own ?? deps.db;
  const call = (context: RequestContext) => parseAndHandle(endpoint, handler, context, body.fields);
  if (isPost && (endpoint.writes === true || endpoint.keyed === true)) {
    const key = endpoint.keyed === true ? c.req.header('idempotency-key') : undefined;
    const write = { deps, base, shopper, body: body.fields, path: endpoint.path, key };
    try {
      const { result, nextToken } = await runWrite(write, call);
      // The shopper reads what was written, also from a replica.
      await deps.catchUp?.();
      c.header('__token__', nextToken);
      return reply(c, await finish(result), endpoint);
    } catch (error) {
      // A failed write returns the next token too, or the client would have to request one; without a
      // database there is none.
      if (findUnavailable(error) !== undefined) throw error;
      c.header('__token__', await issueFormToken({ ...base, db: deps.db, random: deps.random }));
      throw error;
    }
  }
  const part = base.cache?.part;
  // What a rendering reads past the cache has no topics.
  const db = part === undefined ? reads : watchReads(reads, () => part.dependOnUnknown());
  return reply(c, await finish(await call({ ...base, db, shopper })), endpoint);
}

async function parseAndHandle<TEndpoint extends Endpoint>(
  endpoint: TEndpoint,
  handler: Handler<TEndpoint>,
  context: RequestContext,
  fields: Readonly<Record<string, unknown>>,
): Promise<Outcome<unknown>> {
  const unstorable = findUnstorable(fields);
  if (unstorable.length > 0)
    return invalid(Object.fromEntries(unstorable.map((name) => [name, 'format' as const])));
  const parsed = v.safeParse(endpoint.input, fields);
  if (!parsed.success) return refuse('VALIDATION', { data: { fields: fieldProblemsOf(parsed.issues) } });
  // `answer` has already refused the call if the endpoint requires log-in.
  return handler(context as ContextOf<TEndpoint>, parsed.output);
}

function readQuery(url: string): Readonly<Record<string, string>> {
  const fields = new Map<string, string>();
  // The first of repeated parameters counts, here and in the client.
  for (const [name, value] of new URL(url).searchParams) if (!fields.has(name)) fields.set(name, value);
  return Object.fromEntries(fields);
}

function fail(c: Context<AppEnv>, status: 401 | 403 | 415): Response {
  c.set('outcome', `http ${status}`);
  return c.json(errorEnvelope(status, c.var.base.language, c.var.base.now), status);
}

async function reply(c: Context<AppEnv>, result: Result<unknown>, endpoint?: Endpoint): Promise<Response> {
  const { base, deps } = c.var;
  c.set('outcome', result.code === 0 ? result.reason : 'ok');
  if (result.code === 0) return c.json(refusalEnvelope(result, base.language, base.now));
  if (result.code !== 1) return fail(c, result.code);
  noteOrder(c, result.data, orderFields);
  if (result.formToken !== undefined) c.header('__token__', result.formToken);
  const { data } = result;
  if (deps.checkReplies === true && endpoint !== undefined)
    v.parse(endpoint.output, data instanceof Serialized ? data.read() : data);
  return sendJson(c, { code: 1, msg: '', time: base.now, data });
}
