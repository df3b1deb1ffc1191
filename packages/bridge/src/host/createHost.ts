import { PawletError, reportMistake } from '@pawlet/core/errors';
import { hostCapabilities } from '@pawlet/core/host';
import { findAppearanceMistake } from '@pawlet/core/theme';
import { connect } from 'penpal';
import { callRemote, exposeMethods, type Answer, type Remote } from '../messengers/calls.ts';
import { createTextMessenger } from '../messengers/textMessenger.ts';
import type { TextPort } from '../messengers/types.ts';
import { applyChanges, parseContext, type ContextChanges, type LaunchContext } from '../protocol/context.ts';
import { PROTOCOL } from '../protocol/envelope.ts';
import { pickEvent } from '../protocol/events.ts';
import { isRecord } from '../protocol/isRecord.ts';
import type { HostOptions, WidgetConnection } from './types.ts';

/** Milliseconds for the page to reply to "back" or a route. */
const backMs = 300;
const navigateMs = 5000;
const companions = ['readFile', 'writeFile'] as const;

/** The page sends a URL normalised by its browser; parsed without `URL`, which React Native implements only in part. */
function isSafeUrl(argument: unknown): boolean {
  const url = isRecord(argument) ? argument['url'] : undefined;
  const safe =
    /^(?:https:\/\/|mailto:|tel:|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?(?=[/?#]))[^\s\\\p{C}]+$/u;
  return typeof url === 'string' && safe.test(url);
}

/** The embedder's end of a real-time transport; it handles every start of the page, including reloads. */
export function createHost(port: TextPort, options: HostOptions): WidgetConnection {
  const { handlers = {}, maxHeight = 10_000 } = options;
  const capabilities = hostCapabilities.filter((name) => handlers[name] !== undefined);
  /** Pushed changes apply to the next page too; a context function returns current values itself. */
  let pushed: ContextChanges = {};
  let remote: Remote | undefined;
  let lose: (error: PawletError) => void = () => {};
  let lost: Promise<never>;
  const renew = (text: string): void => {
    lose(new PawletError('ABORTED', text));
    lost = new Promise<never>((_resolve, reject) => {
      lose = reject;
    });
    lost.catch(() => {});
  };
  renew('');

  let settle: (problem?: PawletError) => void = () => {};
  const ready = new Promise<void>((resolve, reject) => {
    settle = (problem) => (problem === undefined ? resolve() : reject(problem));
  });
  // Handling the rejection is optional.
  ready.catch(() => {});
  const refuse = (problem: PawletError): void => {
    settle(problem);
    options.onProblem?.(problem);
  };
  let isContextReported = false;

  const launchContext = async (): Promise<LaunchContext> => {
    const { context } = options;
    const given = typeof context === 'function' ? await context() : context;
    reportMistake(() => findAppearanceMistake(given.appearance));
    const parsed = parseContext({ ...given, protocol: PROTOCOL, capabilities });
    if (parsed.status === 'refused') {
      const problem = new PawletError('CONFIG', `the context for the page has no usable "${parsed.field}"`);
      settle(problem);
      // The page requests it several times.
      if (!isContextReported) options.onProblem?.(problem);
      isContextReported = true;
      throw problem;
    }
    settle();
    return typeof context === 'function' ? parsed.context : applyChanges(parsed.context, pushed);
  };

  const answers: Record<string, Answer> = {
    getLaunchContext: launchContext,
    reportHeight: (argument) => {
      const height = isRecord(argument) ? Number(argument['height']) : Number.NaN;
      if (height >= 0) options.onHeight?.(Math.min(Math.ceil(height), maxHeight));
      return null;
    },
    emit: (argument) => {
      const event = isRecord(argument) ? pickEvent(argument['name'], argument['detail']) : undefined;
      if (event !== undefined) options.onEvent?.(event);
      return null;
    },
  };
  for (const name of [...hostCapabilities, ...companions]) {
    const handler = handlers[name] as Answer | undefined;
    if (handler === undefined) continue;
    answers[name] = async (argument) => {
      if (name === 'openUrl' && !isSafeUrl(argument)) return 'failed';
      // Older pages send no argument with `login`.
      return (await handler(name === 'login' ? (argument ?? {}) : argument)) ?? null;
    };
  }

  let partner: string | undefined;
  const messenger = createTextMessenger(port, {
    inspect: options.inspect,
    onProblem: options.onProblem,
    onNewer: refuse,
    onMessage: (message) => {
      if (message.type === 'SYN' && message.participantId !== partner) {
        if (partner !== undefined) renew('the page was reloaded');
        partner = message.participantId;
      } else if (message.type === 'ACK1' || message.type === 'ACK2') options.onConnect?.();
      else if (message.type === 'DESTROY') renew('the page has disconnected');
    },
  });
  const connection = connect({ messenger, methods: exposeMethods(answers) });
  const remember = async (): Promise<void> => {
    remote = (await connection.promise) as object as Remote;
  };
  remember().catch((error: unknown) =>
    refuse(new PawletError('PROTOCOL', 'no message could be sent', { cause: error })),
  );

  const ask = async (
    name: string,
    args: readonly unknown[],
    limitMs: number,
  ): Promise<{ readonly handled: boolean }> => {
    try {
      const answer = remote === undefined ? undefined : await callRemote(remote, name, args, limitMs, lost);
      return { handled: isRecord(answer) && answer['handled'] === true };
    } catch {
      // A page that does not reply did nothing.
      return { handled: false };
    }
  };

  return {
    ready,
    update: (changes) => {
      reportMistake(() => findAppearanceMistake(changes.appearance));
      pushed = { ...pushed, ...changes };
      // A pushed token without an expiry does not inherit that of the previous one.
      if (changes.token !== undefined && changes.tokenExpiresIn === undefined)
        pushed = { ...pushed, tokenExpiresIn: null };
      void ask('updateContext', [changes], navigateMs);
    },
    back: () => ask('back', [], backMs),
    navigate: (route) => ask('navigate', [{ route }], navigateMs),
    resume: () => void ask('resume', [], navigateMs),
    destroy: () => {
      renew('the embedder closed the connection');
      settle(new PawletError('ABORTED', 'the embedder closed the connection'));
      connection.destroy();
    },
  };
}
