import type { ConnectToHostOptions, HostConnection } from './types.ts';

/** Connects the page with whoever embeds it. */
export declare function connectToHost(options: ConnectToHostOptions): HostConnection;
