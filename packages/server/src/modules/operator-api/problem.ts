import type { FieldProblem } from '@pawlet/core/contract';
import { type Problem, type ProblemCode, problemStatuses } from '@pawlet/operator';
import type { Language } from '../../i18n/language.ts';
import { translate } from '../../i18n/translate.ts';
import type { OperatorReason } from './reasons.ts';

/** Why a call is refused; `toProblem` turns it into problem details. */
export interface OperatorProblem {
  readonly status: 'problem';
  readonly code: ProblemCode;
  /** With `invalid`: problem of each invalid field. */
  readonly fields?: Readonly<Record<string, FieldProblem>> | undefined;
  /** With `conflict`. */
  readonly reason?: OperatorReason | undefined;
  /** With `conflict` and `changed`: what is true now, unmasked. */
  readonly current?: unknown;
  /** With `forbidden`. */
  readonly scope?: string | undefined;
  /** With `rate-limited`: seconds. */
  readonly retryAfter?: number | undefined;
}

/** Refuses a call; what it wrote is rolled back. */
export function refuseWith(
  code: ProblemCode,
  more: Omit<OperatorProblem, 'status' | 'code'> = {},
): OperatorProblem {
  return { status: 'problem', code, ...more };
}

const titles: Readonly<Record<ProblemCode, string>> = {
  invalid: 'Invalid fields',
  unauthenticated: 'Log-in required',
  'wrong-credentials': 'Wrong credentials',
  'code-required': 'Code required',
  forbidden: 'Not permitted',
  'foreign-origin': 'Foreign origin',
  'not-found': 'Not found',
  'method-not-allowed': 'Method not allowed',
  conflict: 'Conflict',
  changed: 'Changed by somebody else',
  'too-large': 'Too large',
  'not-json': 'Not JSON',
  'key-reused': 'Idempotency key reused',
  'version-required': 'Version required',
  'rate-limited': 'Too many attempts',
  internal: 'Internal error',
  unavailable: 'Temporarily unavailable',
};

/** Problem details in the reader's language; `current` is to be masked already. */
export function toProblem(
  { code, fields, reason, current, scope, retryAfter }: OperatorProblem,
  { language, requestId }: { readonly language: Language; readonly requestId: string },
): Problem {
  return {
    type: `urn:pawlet:problem:${code}`,
    title: titles[code],
    status: problemStatuses[code],
    detail:
      reason === undefined
        ? translate(language, `operator.problem.${code}`)
        : translate(language, `operator.reason.${reason}`),
    instance: `urn:uuid:${requestId}`,
    code,
    ...(fields === undefined
      ? {}
      : {
          errors: Object.entries(fields).map(([field, problem]) => ({
            field,
            problem,
            detail: translate(language, `operator.field.${problem}`),
          })),
        }),
    ...(scope === undefined ? {} : { scope }),
    ...(reason === undefined ? {} : { reason }),
    ...(current === undefined ? {} : { current }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
}
