import type { FieldProblem } from '@pawlet/core/contract';
import { type Problem, type ProblemCode, problemStatuses } from '@pawlet/operator';
import type { Language } from '../../i18n/language.ts';
import { translate } from '../../i18n/translate.ts';
import { type FileReason, type OperatorReason, operatorReasons } from './reasons.ts';

/** Why a call is refused; `toProblem` turns it into problem details. */
export interface OperatorProblem {
  readonly status: 'problem';
  readonly code: ProblemCode;
  /** With `invalid`: problem of each invalid field. */
  readonly fields?: Readonly<Record<string, FieldProblem>> | undefined;
  /** With `invalid`: in English, what some of these fields need. */
  readonly hints?: Readonly<Record<string, string>> | undefined;
  /** With `conflict`; with `invalid` and `too-large` about a file, together with `detail`. */
  readonly reason?: OperatorReason | FileReason | undefined;
  /** Text for people, where it has values. @default the text of `reason`, or of `code` */
  readonly detail?: ((language: Language) => string) | undefined;
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
  'not-form': 'Not a form with a file',
  'key-reused': 'Idempotency key reused',
  'version-required': 'Version required',
  'rate-limited': 'Too many attempts',
  internal: 'Internal error',
  unavailable: 'Temporarily unavailable',
};

/** Problem details in the reader's language; `current` is to be masked already. */
export function toProblem(
  { code, fields, hints = {}, reason, detail, current, scope, retryAfter }: OperatorProblem,
  { language, requestId }: { readonly language: Language; readonly requestId: string },
): Problem {
  return {
    type: `urn:pawlet:problem:${code}`,
    title: titles[code],
    status: problemStatuses[code],
    detail: detail?.(language) ?? getDetail(code, reason, language),
    instance: `urn:uuid:${requestId}`,
    code,
    ...(fields === undefined
      ? {}
      : {
          errors: Object.entries(fields).map(([field, problem]) => ({
            field,
            problem,
            detail: translate(language, `operator.field.${problem}`),
            ...(hints[field] === undefined ? {} : { hint: hints[field] }),
          })),
        }),
    ...(scope === undefined ? {} : { scope }),
    ...(reason === undefined ? {} : { reason }),
    ...(current === undefined ? {} : { current }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
}

const operatorReasonNames: ReadonlySet<string> = new Set(operatorReasons);

function isOperatorReason(reason: OperatorReason | FileReason): reason is OperatorReason {
  return operatorReasonNames.has(reason);
}

function getDetail(code: ProblemCode, reason: OperatorProblem['reason'], language: Language): string {
  return reason !== undefined && isOperatorReason(reason)
    ? translate(language, `operator.reason.${reason}`)
    : translate(language, `operator.problem.${code}`);
}
