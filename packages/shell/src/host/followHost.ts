import type { HostPort } from '@pawlet/core/host';

/** A port that may come to stand for another one. */
export interface FollowedHost {
  readonly host: HostPort;
  /** From now on the port answers as this one does. */
  use(next: HostPort): void;
}

/** Makes a port that the shop can be given before it is known who embeds the page. */
export function followHost(first: HostPort): FollowedHost {
  let present = first;
  return {
    host: new Proxy(first, { get: (_, name) => Reflect.get(present, name) as unknown }),
    use: (next) => {
      present = next;
    },
  };
}
