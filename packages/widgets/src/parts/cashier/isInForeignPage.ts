/** Whether the page is a frame of another origin's: windows that it opens do not share its log-in. */
export function isInForeignPage(): boolean {
  if (window.parent === window) return false;
  try {
    return window.parent.location.origin !== window.location.origin;
  } catch {
    return true;
  }
}
