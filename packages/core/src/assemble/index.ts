export { lazyResources } from '../api/lazyResources.ts';
export { assemblePawlet } from './assemblePawlet.ts';
