export { createApp } from './createApp.ts';
export type { StoreApp, StoreDeps, StoreModule } from './http/appDeps.ts';
export type { Settings } from './http/settings.ts';
