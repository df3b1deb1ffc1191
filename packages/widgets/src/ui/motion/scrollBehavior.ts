import { wantsLessMotion } from '../../runtime/browserState.ts';

/** How what a script scrolls moves: gliding, at once for readers who asked for less motion. */
export function scrollBehavior(): ScrollBehavior {
  return wantsLessMotion() ? 'instant' : 'smooth';
}
