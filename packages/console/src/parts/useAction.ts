import type { OperatorEndpoint, OperatorOutputOf, Problem } from '@pawlet/operator';
import { isOperatorProblem } from '@pawlet/operator/client';
import { useState } from 'react';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { client } from '../api/client.ts';
import { useText } from '../texts/useText.ts';

type CallOptions<T extends OperatorEndpoint> = NonNullable<Parameters<typeof client.call<T>>[1]>;

/** A writing call and what came of it. */
export interface Action {
  /** Makes a call; null where the shop refused it. Errors of fields, conflicts and everything else are shown. */
  readonly run: <const T extends OperatorEndpoint>(
    endpoint: T,
    options?: CallOptions<T>,
  ) => Promise<OperatorOutputOf<T> | null>;
  readonly isBusy: boolean;
  /** Texts of invalid fields by name. */
  readonly errors: Readonly<Record<string, string>>;
  /** Why the last call was refused, in the words of the shop; '' where it was not. */
  readonly refusal: string;
  /** The state that the shop found instead; null without a conflict. */
  readonly conflict: Problem | null;
  readonly closeConflict: () => void;
}

/** Makes writing calls of the operator API, one at a time, each with an idempotency key of its own. */
export function useAction(): Action {
  const notify = useNotify();
  const text = useText();
  const logOut = useLogoutIfAccessDenied();
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState('');
  const [conflict, setConflict] = useState<Problem | null>(null);

  const handle = async (error: unknown) => {
    if (await logOut(error)) return;
    if (!isOperatorProblem(error)) {
      notify(text('error.noReply'), { type: 'error' });
      return;
    }
    const { problem } = error;
    setRefusal(problem.detail);
    if (problem.code === 'invalid')
      setErrors(Object.fromEntries((problem.errors ?? []).map(({ field, detail }) => [field, detail])));
    if (problem.current === undefined) notify(problem.detail, { type: 'error' });
    else setConflict(problem);
  };

  const run: Action['run'] = async (endpoint, options) => {
    setIsBusy(true);
    setErrors({});
    setRefusal('');
    try {
      const key = endpoint.writes && endpoint.isSecret !== true ? { key: crypto.randomUUID() } : {};
      return (await client.call(endpoint, { ...key, ...options })).data;
    } catch (error) {
      await handle(error);
      return null;
    } finally {
      setIsBusy(false);
    }
  };
  return { run, isBusy, errors, refusal, conflict, closeConflict: () => setConflict(null) };
}
