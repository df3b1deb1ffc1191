/** The demo inbox, as other modules may read it. */
export { findMessages } from './repository.ts';
