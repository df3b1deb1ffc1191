// The shop's script loads asynchronously: calls made before are queued for it.
window.Pawlet ??= [];
/** @type {readonly (keyof import('@pawlet/widgets/embed').EmbedEventMap)[]} */
const events = [
  'pawlet:ready',
  'pawlet:product-view',
  'pawlet:cart-changed',
  'pawlet:checkout',
  'pawlet:purchase',
  'pawlet:payment-result',
  'pawlet:error',
];
const list = document.querySelector('#events');

for (const name of events)
  window.Pawlet.push([
    'on',
    name,
    (detail) => {
      const item = document.createElement('li');
      item.textContent = `${name} ${JSON.stringify(detail)}`;
      list?.append(item);
    },
  ]);

// An external style sheet of its own: the page's policy has no style directive.
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 40rem; padding: 1rem; }
  #events { font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
`);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
