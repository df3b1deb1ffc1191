export { createApp } from './createApp.ts';
export type { StoreApp, StoreDeps, StoreModule } from './http/appDeps.ts';
export { publicPage } from './http/publicPage.ts';
export type { Settings } from './http/settings.ts';
