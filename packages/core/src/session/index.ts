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
