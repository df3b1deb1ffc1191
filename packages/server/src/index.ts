export { createApp } from './createApp.ts';
export type { AppDeps, StoreApp, StoreModule } from './http/appDeps.ts';
export type { Settings } from './http/settings.ts';
