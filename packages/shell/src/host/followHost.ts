import type { HostPort } from '@pawlet/core/host';

/** A port that may be replaced by another one. */
export interface FollowedHost {
  readonly host: HostPort;
  /** From now on the port forwards to this one. */
  use(next: HostPort): void;
}

/** Creates a port that the shop can use before the embedder is known. */
export function followHost(first: HostPort): FollowedHost {
  let present = first;
  return {
    host: new Proxy(first, { get: (_, name) => Reflect.get(present, name) as unknown }),
    use: (next) => {
      present = next;
    },
  };
}
