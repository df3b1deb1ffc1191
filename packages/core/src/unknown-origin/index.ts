export { reportUnknownOrigin } from './reportUnknownOrigin.ts';
