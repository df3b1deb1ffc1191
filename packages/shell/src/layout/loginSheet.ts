/** A chunk of its own: of all the parts it takes the log-in along only. */
export { LoginSheet } from '@pawlet/widgets/parts';
