import type { CachePart } from './replyCache.ts';

/** Bindings of a request that is made to render something: what is rendered depends on what the reply depends on. */
interface RenderingBindings {
  readonly cachePart: CachePart;
}

/** Creates the bindings of requests made for what is being loaded. */
export function toRenderingBindings(cachePart: CachePart): RenderingBindings & Record<string, unknown> {
  return { cachePart };
}

/** The cached value that a request is made for; undefined for a request from outside. */
export function readCachePart(bindings: unknown): CachePart | undefined {
  return isRendering(bindings) ? bindings.cachePart : undefined;
}

function isRendering(bindings: unknown): bindings is RenderingBindings {
  return typeof bindings === 'object' && bindings !== null && 'cachePart' in bindings;
}
