import { safeParse } from 'valibot';
import type { CallableEndpoint } from '../contract/endpoint.ts';
import { HttpError, PawletError } from '../errors/PawletError.ts';
import type { Answer } from './exchange.ts';
import { getRefusal } from './refusals.ts';
import type { Reporter } from './reporter.ts';
import type { CallOptions, Reply } from './types.ts';

/** Turns an answer into the result of a call, by code first and then by HTTP status. */
export function readOutcome<E extends CallableEndpoint>(
  endpoint: E,
  answer: Answer,
  call: CallOptions,
  reporter: Reporter,
): Reply<E> {
  const { envelope } = answer;
  const { requestId, status } = answer.reply;
  const subject = { endpoint, call, status };

  if (envelope?.code === 403 || status === 403) {
    if (envelope !== undefined && envelope.msg !== '')
      reporter.notify({ kind: 'toast', text: envelope.msg }, call);
    const error = new PawletError('FORBIDDEN', `Pawlet: ${endpoint.path} is not permitted.`, { requestId });
    throw reporter.failure(error, subject);
  }
  if (envelope?.code === 1) {
    const output = safeParse(endpoint.output, envelope.data);
    if (output.success) return { status: 'ok', data: output.output };
    const [issue] = output.issues;
    const place = issue.path?.map(({ key }) => String(key)).join('.') ?? 'data';
    const message = `Pawlet: the reply of ${endpoint.path} does not match the contract at ${place}: ${issue.message}.`;
    throw reporter.failure(
      new PawletError('CONTRACT', message, { requestId, cause: output.issues }),
      subject,
    );
  }
  if (envelope?.code === 0) {
    const refusal = getRefusal(envelope);
    reporter.refusal(refusal, subject, requestId);
    return refusal;
  }
  if (status !== 200) {
    const error = new HttpError(status, `Pawlet: ${endpoint.path} answered HTTP ${status}.`, { requestId });
    throw reporter.failure(error, subject);
  }
  if (envelope === undefined) {
    const error = new PawletError('CONTRACT', `Pawlet: the reply of ${endpoint.path} has no envelope.`, {
      requestId,
    });
    throw reporter.failure(error, subject);
  }
  return {
    status: 'refused',
    reason: 'UNKNOWN',
    message: envelope.msg,
    data: envelope.body,
    code: envelope.code,
  };
}
