/** The demo inbox as seen by other modules. */
export { findMessages } from './repository.ts';
