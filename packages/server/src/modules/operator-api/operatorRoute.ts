import { fieldProblemsOf } from '@pawlet/core/contract';
import {
  findMarked,
  maskMarked,
  type OperatorEndpoint,
  operatorRoot,
  scopes as allScopes,
} from '@pawlet/operator';
import type { Context } from 'hono';
import * as v from 'valibot';
import { findUnavailable } from '../../db/databaseUnavailable.ts';
import type { AppEnv, StoreApp } from '../../http/appDeps.ts';
import { readJsonBody } from '../../http/body.ts';
import { getOrderField, noteOrder } from '../../http/noteOrder.ts';
import { isLocalCaller } from '../../http/operatorDoor.ts';
import { BodyError } from '../../http/readBody.ts';
import { findUnstorable } from '../../http/unstorable.ts';
import { withLogFields } from '../../http/withLogFields.ts';
import { toLanguage } from '../../i18n/language.ts';
import type { ReceivedFile } from '../../ports/uploads.ts';
import { computeHash } from '../transfer/shopPictures.ts';
import { addLogLine } from '../operator/log.ts';
import { writeSessionCookie } from '../operator-people/sessionCookie.ts';
import { type Caller, findCaller, isForeign } from './caller.ts';
import { toLogArguments } from './logArguments.ts';
import type {
  OperatorCall,
  OperatorDone,
  OperatorFile,
  OperatorHandler,
  OperatorRouteOptions,
} from './operatorArea.ts';
import { type OperatorProblem, refuseWith, toProblem } from './problem.ts';
import { receiveFile } from './receiveFile.ts';
import { type OperatorWrite, runApart, runOperatorWrite } from './runOperatorWrite.ts';

const longestKey = 300;
const longestUserAgent = 200;

/** Fields of calls and replies with the number of an order. */
const orderFields = ['orderSn', 'order'];

/**
 * Adds a call of the operator API to the app. Checks, in this order: caller, origin, scope, JSON, fields,
 * personal data, version, idempotency key; then the handler applies the business rules. Every failure is
 * returned as problem details.
 */
export function operatorRoute<TEndpoint extends OperatorEndpoint, TPrepared = undefined>(
  app: StoreApp,
  endpoint: TEndpoint,
  handler: OperatorHandler<TEndpoint, TPrepared>,
  options: OperatorRouteOptions<TEndpoint, TPrepared> = {},
): void {
  const path = operatorRoot + endpoint.path.replaceAll(/\{(\w+)\}/gu, ':$1');
  app.on(endpoint.method, path, async (c) => {
    try {
      const caller = await findCaller(c);
      const given = await readRequest(c, endpoint, caller);
      if ('status' in given) return sendProblem(c, given, { endpoint, caller });
      try {
        return await answer(c, { endpoint, handler, options, caller, ...given });
      } finally {
        await given.file?.drop();
      }
    } catch (error) {
      return sendFailure(c, error);
    }
  });
}

interface Given {
  readonly params: unknown;
  readonly fields: unknown;
  /** As sent, for the idempotency key. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly key: string | undefined;
  readonly version: string | undefined;
  readonly file: ReceivedFile | undefined;
}

async function readRequest(
  c: Context<AppEnv>,
  endpoint: OperatorEndpoint,
  caller: Caller,
): Promise<Given | OperatorProblem> {
  const { access, method } = endpoint;
  const isRead = method === 'GET';
  const { file: fileLimits } = endpoint;
  if (caller.kind === 'refused' || (access !== 'anyone' && caller.kind === 'nobody'))
    return refuseWith('unauthenticated');
  if (!isRead && isForeign(c, caller)) return refuseWith('foreign-origin');
  if (access === 'machine' && !isOnMachine(c, caller)) return refuseWith('forbidden');
  if (access !== 'anyone' && access !== 'person' && access !== 'machine' && !caller.scopes.has(access))
    return refuseWith('forbidden', { scope: access });

  const body =
    isRead || fileLimits !== undefined
      ? { kind: 'object' as const, fields: Object.fromEntries(new URL(c.req.url).searchParams) }
      : await readJsonBody(c.req.raw);
  if (body.kind === 'not-json') return refuseWith('not-json');
  if (body.kind === 'malformed') return refuseWith('invalid', { fields: { body: 'format' } });
  const given = c.req.param();
  const unstorable = [...findUnstorable(body.fields), ...findUnstorable(given)];
  if (unstorable.length > 0)
    return refuseWith('invalid', {
      fields: Object.fromEntries(unstorable.map((name) => [name, 'format' as const])),
    });
  const params = v.safeParse(endpoint.params, given);
  // No thing has such a number or name.
  if (!params.success) return refuseWith('not-found');
  const fields = v.safeParse(endpoint.input, body.fields);
  if (!fields.success) return refuseWith('invalid', { fields: fieldProblemsOf(fields.issues) });

  // Whoever may not read personal data may not search by it either.
  const scope = endpoint.personalFor?.[0];
  if (
    isRead &&
    !maySeePersonal(endpoint, caller) &&
    findMarked(endpoint.input, ['isPersonal']).some((name) => body.fields[name] !== undefined)
  )
    return refuseWith('forbidden', { scope });
  const key = c.req.header('idempotency-key');
  if (key !== undefined && (key === '' || key.length > longestKey))
    return refuseWith('invalid', { fields: { 'idempotency-key': 'length' } });
  const version = /^(?:W\/)?"(.+)"$/u.exec(c.req.header('if-match') ?? '')?.[1];
  if (endpoint.version === 'required' && version === undefined) return refuseWith('version-required');
  const received = fileLimits && (await receiveFile(c, fileLimits));
  if (received !== undefined && 'status' in received) return received;
  return {
    params: params.output,
    fields: fields.output,
    body: body.fields,
    key,
    version,
    file: received,
  };
}

/** Whether the caller may use the files of this machine; a person in a browser never may. */
function isOnMachine(c: Context<AppEnv>, { kind, scopes }: Caller): boolean {
  return isLocalCaller(c) && kind !== 'person' && scopes.size === allScopes.length;
}

/** Whether the caller gets the personal data of a call. */
function maySeePersonal({ personalFor = [] }: OperatorEndpoint, { scopes }: Caller): boolean {
  return personalFor.some((scope) => scopes.has(scope));
}

async function answer<TEndpoint extends OperatorEndpoint, TPrepared>(
  c: Context<AppEnv>,
  request: Given & {
    readonly endpoint: TEndpoint;
    readonly handler: OperatorHandler<TEndpoint, TPrepared>;
    readonly options: OperatorRouteOptions<TEndpoint, TPrepared>;
    readonly caller: Caller;
  },
): Promise<Response> {
  const { endpoint, handler, options, caller, params, fields, key, body, version, file } = request;
  const { base } = c.var;
  if (endpoint.path.startsWith('/orders/{sn}')) noteOrder(c, params, ['sn']);
  noteOrder(c, fields, orderFields);
  const deps = { ...c.var.deps, logger: withLogFields(c.var.deps.logger, { call: endpoint.name }) };
  const { now } = base;
  const usable = endpoint.isSecret === true || endpoint.runsApart === true ? undefined : key;
  const waiting: Parameters<OperatorCall['afterCommit']>[0][] = [];
  const call: OperatorCall = {
    db: deps.db,
    deps,
    caller,
    now,
    language: readLanguage(c),
    baseUrl: base.baseUrl,
    address: base.address,
    userAgent: (c.req.header('user-agent') ?? '').slice(0, longestUserAgent),
    version,
    file: file?.content,
    isKeyed: usable !== undefined,
    isLocal: isLocalCaller(c),
    afterCommit: (work) => void waiting.push(work),
  };
  const early = await options.prepare?.(call, { params, fields });
  const serve: OperatorWrite['serve'] = async (current) => {
    // A repeated attempt after a lost connection starts again.
    waiting.length = 0;
    if (early?.status === 'problem') return early;
    // `readRequest` has parsed both with the schemas of the endpoint; without `prepare` the handler expects nothing.
    return handler(current, { params, fields, prepared: early?.prepared as TPrepared });
  };
  const line = {
    actor: caller.actor,
    command: endpoint.name,
    arguments: toLogArguments(endpoint, fields),
    target: getTarget(params),
  };
  if (!endpoint.writes) {
    const result = await serve(call);
    if (result.status === 'problem') return sendProblem(c, result, { endpoint, caller });
    const isPersonal = findMarked(endpoint.output, ['isPersonal']).length > 0;
    if (endpoint.isFile === true || (isPersonal && maySeePersonal(endpoint, caller)))
      await addLogLine(deps.db, { ...line, outcome: 'read' }, now);
    return send(c, result, { endpoint, caller });
  }
  const keyed =
    usable === undefined
      ? undefined
      : { key: usable, path: c.req.path, body: { ...body, version, ...(await toFileField(file)) } };
  const write = { call, line, keepsWrites: options.keepsWrites === true, keyed, serve };
  const { result, isRepeated } = await (endpoint.runsApart === true
    ? runApart(write)
    : runOperatorWrite(write));
  if (result.status === 'problem') return sendProblem(c, result, { endpoint, caller });
  await deps.catchUp?.();
  deps.replyCache?.clear();
  for (const work of isRepeated ? [] : waiting) {
    try {
      await work(deps.db);
    } catch (error) {
      deps.logger.error('work after a call failed', error);
    }
  }
  if (isRepeated) c.header('idempotency-replayed', 'true');
  return send(c, result, { endpoint, caller });
}

/** A repeated call has the same file. */
async function toFileField(file: ReceivedFile | undefined) {
  return file === undefined ? {} : { file: await computeHash(file.content) };
}

interface Sent {
  readonly endpoint: OperatorEndpoint;
  readonly caller: Caller;
}

function send(
  c: Context<AppEnv>,
  { data, version, cookie, actor, file, policy, fileName = '' }: OperatorDone<unknown>,
  { endpoint, caller }: Sent,
): Response {
  // Drops everything that the contract does not have.
  const whole = v.parse(endpoint.output, data);
  const isFull = actor !== undefined || maySeePersonal(endpoint, caller);
  if (version !== undefined) c.header('etag', `"${version}"`);
  if (cookie !== undefined) writeSessionCookie(c, cookie);
  c.set('outcome', 'ok');
  noteOrder(c, data, orderFields);
  if (file !== undefined) return sendFile(c, file);
  if (endpoint.sends !== undefined)
    return c.body(v.parse(v.string(), whole), 200, {
      'content-type': endpoint.sends,
      ...(policy === undefined
        ? { 'content-disposition': `attachment; filename="${fileName}"` }
        : { 'content-security-policy': policy, 'cache-control': 'no-store' }),
    });
  return c.json(isFull ? whole : maskMarked(endpoint.output, whole, ['isPersonal'], null));
}

function sendFile(c: Context<AppEnv>, { name, type, bytes }: OperatorFile): Response {
  return c.body(bytes, 200, {
    'content-type': type,
    'content-disposition': `attachment; filename="${name.replaceAll(/[^\w.-]/gu, '_')}"`,
    'cache-control': 'no-store',
  });
}

function getTarget(params: unknown): string {
  const values: readonly unknown[] =
    typeof params === 'object' && params !== null ? Object.values(params) : [];
  return values.map(String).join(' ');
}

/** `lang` as everywhere in the shop; without it what a browser prefers. */
function readLanguage(c: Context<AppEnv>) {
  return toLanguage(c.req.header('lang') ?? c.req.header('accept-language')?.split(/[,;]/u, 1)[0]);
}

/** Sends problem details; `current` without personal data that the caller may not see. */
export function sendProblem(c: Context<AppEnv>, problem: OperatorProblem, sent?: Sent): Response {
  const { requestId } = c.var.base;
  const { current } = problem;
  const isFull = sent !== undefined && maySeePersonal(sent.endpoint, sent.caller);
  const schema = sent?.endpoint.current;
  const shown =
    current === undefined || schema === undefined
      ? undefined
      : isFull
        ? v.parse(schema, current)
        : maskMarked(schema, v.parse(schema, current), ['isPersonal'], null);
  const body = toProblem({ ...problem, current: shown }, { language: readLanguage(c), requestId });
  c.set('outcome', problem.reason ?? problem.code);
  if (problem.retryAfter !== undefined) c.header('retry-after', String(problem.retryAfter));
  if (problem.code === 'unauthenticated') c.header('www-authenticate', 'Bearer realm="operator"');
  return c.body(JSON.stringify(body), body.status as 400, { 'content-type': 'application/problem+json' });
}

function sendFailure(c: Context<AppEnv>, error: unknown): Response {
  const { logger } = c.var.base;
  if (error instanceof BodyError) {
    // Otherwise the rest of the body would be read before the next request on its connection.
    c.header('connection', 'close');
    if (error.fault === 'too-large') return sendProblem(c, refuseWith('too-large'));
    return sendProblem(c, refuseWith('invalid', { fields: { body: 'format' } }));
  }
  if (findUnavailable(error) !== undefined) {
    logger.warn('database unavailable', {});
    return sendProblem(c, refuseWith('unavailable', { retryAfter: 1 }));
  }
  logger.error('request failed', error, { method: c.req.method, ...getOrderField(c) });
  return sendProblem(c, refuseWith('internal'));
}
