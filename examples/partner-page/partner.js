// The script of the shop is loaded without waiting for it: what is said before is kept for it.
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

// A style sheet of the script's own: the page's policy has no style directive.
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 40rem; padding: 1rem; }
  #events { font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
`);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
