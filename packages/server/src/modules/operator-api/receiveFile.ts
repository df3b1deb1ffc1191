import type { Context } from 'hono';
import type { AppEnv } from '../../http/appDeps.ts';
import { translate } from '../../i18n/translate.ts';
import { BodyError } from '../../http/readBody.ts';
import type { Intake, ReceivedFile } from '../../ports/uploads.ts';
import { type OperatorProblem, refuseWith } from './problem.ts';

const megabyte = 1024 * 1024;

/** Receives the file of a form into a temporary one; the caller drops it. */
export async function receiveFile(
  c: Context<AppEnv>,
  { maxBytes }: { readonly maxBytes: number },
): Promise<ReceivedFile | OperatorProblem> {
  if (!/^multipart\/form-data\s*;/iu.test(c.req.header('content-type') ?? '')) return refuseWith('not-form');
  const received = await receive(c, maxBytes);
  if (received.kind === 'too-large') {
    // Otherwise the rest of the file would be read before the next request on its connection.
    c.header('connection', 'close');
    return refuseLargeFile(maxBytes);
  }
  if (received.kind === 'none') return refuseWith('invalid', { fields: { file: 'required' } });
  if (received.kind === 'malformed') return refuseWith('invalid', { fields: { file: 'format' } });
  const { file } = received;
  if (file.content.size > 0) return file;
  await file.drop();
  return refuseWith('invalid', { fields: { file: 'required' } });
}

async function receive(c: Context<AppEnv>, maxBytes: number): Promise<Intake> {
  try {
    return await c.var.deps.uploads.intake.receive(c.req.raw, maxBytes);
  } catch (error) {
    // By its declared length.
    if (error instanceof BodyError && error.fault === 'too-large') return { kind: 'too-large' };
    throw error;
  }
}

/** Refuses a file with the limit in the message. */
export function refuseLargeFile(maxBytes: number): OperatorProblem {
  return refuseWith('too-large', {
    reason: 'file-size',
    detail: (language) => translate(language, 'operator.file.file-size', { limit: maxBytes / megabyte }),
  });
}
