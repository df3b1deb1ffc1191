import { PawletError } from '@pawlet/core/errors';
import { toSafeUrl } from '@pawlet/core/host';
import type { HostPort } from '@pawlet/core/host';
import { callRemote, type Answer } from '../messengers/calls.ts';
import type { MiniProgramPort } from '../messengers/miniProgramMessenger.ts';
import type { TextPort } from '../messengers/types.ts';
import { applyChanges, parseContext, type LaunchContext } from '../protocol/context.ts';
import { pickEvent } from '../protocol/events.ts';
import { gateState, isAllowed, isGated, neededVersion, type GateState } from '../protocol/gate.ts';
import { isRecord } from '../protocol/isRecord.ts';
import type { CallOf, GuestMethodName, HostMethodName, HostMethods } from '../protocol/methods.ts';
import { autoHeight } from './autoHeight.ts';
import { createHostPort } from './createHostPort.ts';
import type { Link } from './createLink.ts';
import { runGuarded, type Writable } from './createReadable.ts';
import { createTokenManager } from './createTokenManager.ts';
import { goBack, type BackHandler } from './goBack.ts';
import { callOneWay, oneWayContext, postOneWay } from './oneWay.ts';
import { readReply } from './readReply.ts';
import type { ConnectToHostOptions, TokenManager } from './types.ts';

/** Timeout of a reply in milliseconds; longer for methods that wait for a person. */
const quickMs = 10_000;
const patientMs = 300_000;
const patient: ReadonlySet<string> = new Set<HostMethodName>([
  'pay',
  'pay.wechat',
  'pay.alipay',
  'share',
  'chooseImage',
  'saveImage',
  'getLocation',
  'scanCode',
  'login',
  'setReminder',
]);

/** Methods that every embedder implements, without a capability. */
const basic: ReadonlySet<string> = new Set<HostMethodName>(['getLaunchContext', 'reportHeight', 'emit']);
const companions: Readonly<Record<string, string>> = { readFile: 'chooseImage', writeFile: 'saveImage' };

/** Dependencies of a conversation. */
export interface ConversationParts {
  readonly options: ConnectToHostOptions;
  readonly port: TextPort;
  readonly context: Writable<LaunchContext | undefined>;
  /** The embedder's methods, undefined without a connection. */
  readonly partner: Link['partner'];
  /** Handlers of "back", in order of registration. */
  readonly backHandlers: readonly BackHandler[];
  readonly onResume: () => void;
}

/** Communication with a connected embedder. */
export interface Conversation {
  readonly host: HostPort;
  readonly tokens: TokenManager;
  /** Methods for the embedder. */
  readonly answers: Readonly<Record<GuestMethodName, Answer>>;
  /** Requests the launch context; an error if it is unusable, undefined if there is no reply. */
  start(): Promise<'connected' | 'one-way' | PawletError | undefined>;
  has(name: HostMethodName): boolean;
  gate(name: HostMethodName): GateState;
  isShut(name: HostMethodName): boolean;
  /** Whether the version gate allows a method; shows the upgrade prompt if not. */
  passesGate(name: HostMethodName): boolean;
  toCall<Name extends HostMethodName>(name: Name): CallOf<HostMethods[Name]>;
  /** Calls a method without waiting for the reply. */
  notify(name: HostMethodName, argument: unknown): void;
  /** Reports the height of an element until stopped. */
  followHeight: typeof autoHeight;
  close(): void;
}

/** An event with only the fields in `BridgeEvents`; others must not be sent to the embedder. */
function handPicked(event: unknown): unknown {
  return isRecord(event) ? pickEvent(event['name'], event['detail']) : undefined;
}

/** Creates the part of the page's code that is loaded only with an embedder. */
export function createConversation(parts: ConversationParts): Conversation {
  const { options, port, context } = parts;
  const oneWay = port.realtime ? undefined : (port as MiniProgramPort);
  const minimum = (): string | undefined => options.minimumVersion?.();

  const call = async (name: HostMethodName, argument?: unknown): Promise<unknown> => {
    if (oneWay !== undefined)
      return readReply(name, callOneWay(oneWay, options.miniProgramPages ?? {}, name, argument));
    const partner = parts.partner();
    if (partner === undefined) throw new PawletError('UNAVAILABLE', `${name}: there is no embedder`);
    const args = argument === undefined ? [] : [argument];
    const limitMs = patient.has(name) ? patientMs : quickMs;
    return readReply(name, await callRemote(partner.remote, name, args, limitMs, partner.lost));
  };

  const has = (name: HostMethodName): boolean => {
    const known = context.get();
    const capability = companions[name] ?? name;
    return known !== undefined && (basic.has(name) || known.capabilities.some((each) => each === capability));
  };

  const notify = (name: HostMethodName, given: unknown): void => {
    const argument = name === 'emit' ? handPicked(given) : given;
    if (oneWay !== undefined) postOneWay(oneWay, name, argument);
    else if (has(name)) call(name, argument).catch(() => undefined);
  };

  const tokens = createTokenManager(
    () => call('requestToken') as Promise<HostMethods['requestToken']['result']>,
    (grant) => {
      const present = context.get();
      if (present === undefined) return;
      const { token: _token, tokenExpiresIn: _time, ...rest } = present;
      context.set({ ...rest, ...grant });
    },
  );

  const gate = (name: HostMethodName): GateState => gateState(context.get(), name, minimum());
  const isShut = (name: HostMethodName): boolean => !isAllowed(name, gate(name));
  const passesGate = (name: HostMethodName): boolean => {
    const found = gate(name);
    if (isAllowed(name, found)) return true;
    if (isGated(name) && (found === 'too-old' || found === 'unknown'))
      runGuarded(() =>
        options.onUpgradeRequired?.({ method: name, state: found, minimum: neededVersion(name, minimum()) }),
      );
    return false;
  };

  const toCall: Conversation['toCall'] = <Name extends HostMethodName>(name: Name) =>
    ((argument?: unknown) => {
      if (isShut(name))
        return Promise.reject(
          new PawletError('UPGRADE_REQUIRED', `${name} needs ${neededVersion(name, minimum())}`),
        );
      if (name !== 'openUrl') return call(name, argument);
      const url = toSafeUrl(String(isRecord(argument) && argument['url']));
      return url === undefined ? Promise.resolve('failed') : call(name, { url });
    }) as CallOf<HostMethods[Name]>;

  const start: Conversation['start'] = async () => {
    if (oneWay !== undefined) {
      context.set(oneWayContext(options));
      return 'one-way';
    }
    let answer: unknown;
    try {
      answer = await call('getLaunchContext');
    } catch (error) {
      options.onProblem?.(error as PawletError);
      return undefined;
    }
    const parsed = parseContext(answer);
    if (parsed.status === 'refused')
      return new PawletError('PROTOCOL', `the launch context has no usable "${parsed.field}"`);
    tokens.take(parsed.context);
    context.set(parsed.context);
    return 'connected';
  };

  const answers: Conversation['answers'] = {
    updateContext: (changes) => {
      const present = context.get();
      if (present === undefined) return null;
      const next = applyChanges(present, changes);
      if (next.token !== present.token || next.tokenExpiresIn !== present.tokenExpiresIn) tokens.take(next);
      context.set(next);
      return null;
    },
    back: () => goBack(parts.backHandlers),
    resume: async () => {
      parts.onResume();
      await start();
      return null;
    },
    navigate: (argument) => {
      const route = isRecord(argument) ? argument['route'] : undefined;
      const isRoute = typeof route === 'string' && route.length < 2048 && /^\/(?![/\\])/u.test(route);
      return { handled: isRoute && runGuarded(() => options.onNavigate?.(route)) === true };
    },
  };

  return {
    host: createHostPort({
      fallback: options.fallback,
      context: context.get,
      passesGate,
      isShut,
      toCall,
      notify,
      requestToken: tokens.refresh,
    }),
    tokens,
    answers,
    start,
    has,
    gate,
    isShut,
    passesGate,
    toCall,
    notify,
    followHeight: autoHeight,
    close: tokens.close,
  };
}
