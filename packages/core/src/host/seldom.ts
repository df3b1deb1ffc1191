export { locate } from './locate.ts';
export { saveFile } from './saveFile.ts';
