export { lazy } from './lazy.ts';
export type { Lazy } from './lazy.ts';
