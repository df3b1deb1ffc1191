import { createSSRApp } from 'vue';
import App from './App.vue';

/** The entry that uni-app expects. */
export function createApp() {
  return { app: createSSRApp(App) };
}
