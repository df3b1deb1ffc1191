export type { Fetch } from './transport.ts';
export { createHttpClient } from './createHttpClient.ts';
export type {
  BootCall,
  CallOptions,
  HttpClient,
  HttpClientOptions,
  HttpLogEntry,
  HttpSession,
  Notice,
  Refusal,
  Reply,
  RequestIdentity,
  UploadReply,
  UploadTarget,
} from './types.ts';
