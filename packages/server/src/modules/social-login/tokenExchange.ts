import type { Context } from 'hono';
import * as v from 'valibot';
import type { AppDeps, AppEnv, StoreApp } from '../../http/appDeps.ts';
import { BodyError, readForm } from '../../http/readBody.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { ok, type Result } from '../../http/result.ts';
import { continueSession, sessionSeconds } from '../user/session.ts';
import { logInByStatement } from './appLogIn.ts';
import { tokenExchange } from './tokenExchangeTypes.ts';

const { grantType, accessToken, subjectTypes } = tokenExchange;

/** Errors of RFC 6749 and RFC 8693, and OpenID Connect's for a person who has to act first. */
type OAuthError =
  | 'invalid_request'
  | 'invalid_scope'
  | 'invalid_target'
  | 'unsupported_grant_type'
  | 'interaction_required'
  | 'temporarily_unavailable';

interface Failure {
  readonly status: 400 | 413 | 429 | 503;
  readonly error: OAuthError;
  readonly description: string;
  readonly retryAfterSeconds?: number | undefined;
}

const requestSchema = v.object({
  subject_token: v.pipe(v.string(), v.nonEmpty()),
  subject_token_type: v.picklist(subjectTypes),
  requested_token_type: v.optional(v.literal(accessToken)),
  /** The shop has no delegation. */
  actor_token: v.optional(v.never()),
  actor_token_type: v.optional(v.never()),
  /** Version of the shop's terms that the app's user has accepted. */
  agreed: v.optional(v.pipe(v.string(), v.maxLength(32)), ''),
});

/**
 * Adds `POST /oauth/token`: the server of an app exchanges a statement about its user for a session of the shop (RFC
 * 8693). It is for servers: no cookies, no calls from pages of other origins.
 */
export function mountTokenExchange(app: StoreApp, deps: AppDeps): void {
  app.post('/oauth/token', async (c) => {
    c.header('cache-control', 'no-store');
    c.header('pragma', 'no-cache');
    const parameters = await readParameters(c);
    return 'error' in parameters ? fail(c, parameters) : exchange(c, deps, parameters);
  });
}

async function readParameters(
  c: Context<AppEnv>,
): Promise<Failure | { readonly token: string; readonly agreed: string }> {
  if (c.req.header('origin') !== undefined)
    return refuseRequest('This endpoint is for servers, not for pages.');
  let form: URLSearchParams;
  try {
    form = await readForm(c.req.raw);
  } catch (error) {
    if (!(error instanceof BodyError) || error.fault !== 'too-large') throw error;
    c.header('connection', 'close');
    return { status: 413, error: 'invalid_request', description: 'The body is too large.' };
  }
  // RFC 6749: no parameter twice, and one without a value counts as absent.
  const given = [...form].filter(([, value]) => value !== '');
  const fields = Object.fromEntries(given);
  if (Object.keys(fields).length !== given.length)
    return refuseRequest('A parameter is included more than once.');
  if (fields['grant_type'] === undefined)
    return refuseRequest('Send grant_type and subject_token as application/x-www-form-urlencoded.');
  if (fields['grant_type'] !== grantType)
    return {
      status: 400,
      error: 'unsupported_grant_type',
      description: `The only grant type is ${grantType}.`,
    };
  if ('scope' in fields)
    return { status: 400, error: 'invalid_scope', description: 'A session has no scopes.' };
  if ('audience' in fields || 'resource' in fields)
    return { status: 400, error: 'invalid_target', description: 'A session is valid for this shop only.' };
  const parsed = v.safeParse(requestSchema, fields);
  if (!parsed.success) {
    const names = new Set(parsed.issues.map((issue) => v.getDotPath(issue)));
    return refuseRequest(`Missing or invalid: ${[...names].join(', ')}.`);
  }
  return { token: parsed.output.subject_token, agreed: parsed.output.agreed };
}

function refuseRequest(description: string): Failure {
  return { status: 400, error: 'invalid_request', description };
}

async function exchange(
  c: Context<AppEnv>,
  deps: AppDeps,
  { token, agreed }: { readonly token: string; readonly agreed: string },
): Promise<Response> {
  const context: RequestContext = { ...c.var.base, db: deps.db, shopper: null };
  const outcome = await logInByStatement(
    deps,
    context,
    { token, nonce: '', agreed, inviteId: null },
    async (inner, person): Promise<Result<string | null>> => {
      if (!('shopper' in person)) return ok(null);
      // The address of the app's server says nothing about where its user is, so it becomes no known address.
      return ok((await continueSession(deps, inner, person.shopper, inner.now)).token);
    },
  );
  const result = outcome.code === 'after-commit' ? await outcome.work(deps.db) : outcome;
  if (result.code !== 1) return fail(c, toFailure(result));
  if (result.data === null) {
    return fail(c, {
      status: 400,
      error: 'interaction_required',
      description:
        'The user has no account that this statement opens. Let the user log in on the page once, or send the version of the accepted terms as agreed.',
    });
  }
  c.set('outcome', 'ok');
  return c.json({
    access_token: result.data,
    issued_token_type: accessToken,
    // It is sent in the header `token`, not as a bearer token.
    token_type: 'N_A',
    expires_in: sessionSeconds,
  });
}

function toFailure(result: Exclude<Result<string | null>, { code: 1 }>): Failure {
  if (result.code !== 0) throw new Error(`Pawlet: a token exchange was denied with ${result.code}.`);
  switch (result.reason) {
    case 'CREDENTIALS':
      return refuseRequest('The subject_token is not accepted. The log of the shop has the reason.');
    case 'RATE_LIMITED': {
      const { retry_after: seconds } = result.data;
      return {
        status: 429,
        error: 'temporarily_unavailable',
        description: 'Too many refused statements.',
        retryAfterSeconds: typeof seconds === 'number' ? seconds : 60,
      };
    }
    case 'NOT_CONFIGURED':
      return { status: 400, error: 'unsupported_grant_type', description: 'The shop trusts no app.' };
    case 'AGREEMENT_REQUIRED':
      return {
        status: 400,
        error: 'interaction_required',
        description: 'These terms are not the current ones.',
      };
    case 'INTERNAL':
      return {
        status: 503,
        error: 'temporarily_unavailable',
        description: 'The keys of the issuer cannot be loaded.',
        retryAfterSeconds: 5,
      };
    default:
      throw new Error(`Pawlet: a token exchange was refused with ${result.reason}.`);
  }
}

function fail(c: Context<AppEnv>, { status, error, description, retryAfterSeconds }: Failure): Response {
  c.set('outcome', error);
  if (retryAfterSeconds !== undefined) c.header('retry-after', String(retryAfterSeconds));
  return c.json({ error, error_description: description }, status);
}
