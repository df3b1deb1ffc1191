export { connectToHost } from './connectToHost.ts';
export type {
  ConnectionState,
  ConnectToHostOptions,
  GatedCall,
  HostCalls,
  HostConnection,
  Readable,
  TokenKeeper,
  TokenManager,
  UpgradeRequest,
} from './types.ts';
export type { TransportKind } from '../messengers/types.ts';
