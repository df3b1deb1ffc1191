export { openDemoStore } from './openDemoStore.ts';
export type { DemoStore, DemoStoreOptions } from './openDemoStore.ts';
