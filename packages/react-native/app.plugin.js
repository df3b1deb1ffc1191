// Expo finds config plugins by the name of this file.
export { withPawlet as default } from './dist/plugin/index.js';
