export { loadState } from './loadState.ts';
export type { PageWidget } from './loadState.ts';
