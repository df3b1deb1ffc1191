export { compareAppVersion, defaultMinimumAppVersion } from '@pawlet/core/rules';
export type { VersionOrder } from '@pawlet/core/rules';
export { PawletError, isPawletError } from '@pawlet/core/errors';
export type { PawletErrorCode } from '@pawlet/core/errors';
export { MESSAGE_LIMIT, PROTOCOL, readEnvelope, writeEnvelope } from './protocol/envelope.ts';
export type {
  Ack1Message,
  Ack2Message,
  CallMessage,
  DestroyMessage,
  Envelope,
  ReadEnvelope,
  ReplyMessage,
  SynMessage,
  WireError,
  WireMessage,
} from './protocol/envelope.ts';
export { parseContext } from './protocol/context.ts';
export type {
  ContextChanges,
  HostPlatform,
  LaunchContext,
  ParsedContext,
  SafeArea,
} from './protocol/context.ts';
export type {
  BridgeEvent,
  BridgeEventName,
  BridgeEvents,
  WireEvent,
  WireGoods,
  WireMoney,
} from './protocol/events.ts';
export { gatePolicies, gateState, gateTable, isAllowed, isGated, neededVersion } from './protocol/gate.ts';
export type { GatedMethod, GateKind, GateRule, GateState } from './protocol/gate.ts';
export type {
  CallOf,
  FileChunk,
  GuestMethodName,
  GuestMethods,
  HandlerOf,
  HostHandlers,
  HostMethodName,
  HostMethods,
  TokenGrant,
  WireFile,
} from './protocol/methods.ts';
export { toExactOrigin } from './protocol/exactOrigin.ts';
export type { ExactOrigin } from './protocol/exactOrigin.ts';
