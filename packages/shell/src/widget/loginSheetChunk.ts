// The log-in over a widget, without the methods that leave the page: a widget is in an app or in a frame.
export { LoginSheet } from '@pawlet/widgets/parts';
