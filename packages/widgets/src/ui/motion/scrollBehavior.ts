import { wantsLessMotion } from '../../runtime/browserState.ts';

/** Scroll behaviour of scripts: smooth, or immediate with reduced motion. */
export function scrollBehavior(): ScrollBehavior {
  return wantsLessMotion() ? 'instant' : 'smooth';
}
