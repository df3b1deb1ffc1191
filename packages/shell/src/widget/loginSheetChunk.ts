// The log-in over a widget, without the ways that lead away from the page: a widget stands in an app or in a frame.
export { LoginSheet } from '@pawlet/widgets/parts';
