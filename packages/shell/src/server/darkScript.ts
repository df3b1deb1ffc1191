/**
 * The first element in the root of a rendered page, which is in light mode: in dark mode it sets the other theme before
 * anything is shown, and removes itself. It is constant, so that a policy can allow it by its hash; the custom properties
 * are in its attribute.
 */
export const darkScript =
  'const s=document.currentScript,r=s.parentNode;s.remove();if(window.__pawletIsDark){r.dataset.pawletTheme="dark";r.style.cssText=s.dataset.style}';
