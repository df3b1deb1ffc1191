/** Whether the page is a frame of another origin: windows it opens do not share its session. */
export function isInForeignPage(): boolean {
  if (window.parent === window) return false;
  try {
    return window.parent.location.origin !== window.location.origin;
  } catch {
    return true;
  }
}
