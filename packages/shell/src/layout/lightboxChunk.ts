/** Full-screen pictures, on pages of which most visits open none. */
export { Lightbox } from '@pawlet/widgets/ui';
