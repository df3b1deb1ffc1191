// Runs in the app's own script world, in the main frame, before the page's scripts. The page's scripts cannot reach
// this world, and a frame of another origin cannot dispatch an event at the page's window.
(() => {
  // The list of addresses that a user script is allowed in does not look at ports, so the origin is compared here.
  if (window.top !== window || location.origin !== '__ORIGIN__') return;
  const { pawlet } = window.webkit.messageHandlers;
  window.addEventListener('pawlet:native', (event) => {
    if (typeof event.detail === 'string') pawlet.postMessage(event.detail);
  });
  document.documentElement.dataset.pawletBridge = 'webkit';
})();
