export { createSession } from './createSession.ts';
export { readStartParameters, stripStartParameters } from './startParameters.ts';
export type {
  AddressToken,
  Embedder,
  KeptState,
  MemoryState,
  Session,
  SessionOptions,
  SessionState,
  SessionStorage,
  SessionUser,
  StartParameters,
  StoredTheme,
} from './types.ts';
