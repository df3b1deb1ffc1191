import createPurifier, { type Config, type DOMPurify, type WindowLike } from 'dompurify';

const policy: Config & { readonly RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: [
    'a',
    'b',
    'blockquote',
    'br',
    'code',
    'dd',
    'div',
    'dl',
    'dt',
    'em',
    'figcaption',
    'figure',
    'h1',
    'h2',
    'h3',
    'h4',
    'hr',
    'i',
    'img',
    'li',
    'ol',
    'p',
    'pre',
    's',
    'small',
    'span',
    'strong',
    'sub',
    'sup',
    'table',
    'tbody',
    'td',
    'th',
    'thead',
    'tr',
    'u',
    'ul',
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'lang'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Allowed schemes only; relative URLs are kept.
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|[#/])/iu,
  // These contain no URL, which DOMPurify would otherwise check for.
  ADD_URI_SAFE_ATTR: ['width', 'height', 'colspan', 'rowspan', 'lang'],
  // As HTML, an element would keep its `is`, which cannot be removed.
  RETURN_DOM_FRAGMENT: true,
};

/** The allowed elements of the shop's HTML, as a new fragment; everything else is removed. */
export function sanitise(html: string, window: WindowLike): DocumentFragment {
  return createShopPurifier(window).sanitize(html, policy);
}

/**
 * Creates a function that returns the allowed elements of the shop's HTML as HTML, for pages that a server renders.
 * @param window that of jsdom; other libraries parse HTML in ways that browsers do not
 */
export function createHtmlSanitiser(
  window: WindowLike & { readonly document: Document },
): (html: string) => string {
  const purifier = createShopPurifier(window);
  return (html) => {
    const frame = window.document.createElement('div');
    frame.append(purifier.sanitize(html, policy));
    return frame.innerHTML;
  };
}

function createShopPurifier(window: WindowLike): DOMPurify {
  const purifier = createPurifier(window);
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'A') {
      const href = node.getAttribute('href') ?? '';
      if (!href.startsWith('#')) {
        node.setAttribute('target', '_blank');
        node.setAttribute('rel', 'noopener noreferrer');
      }
    }
    if (node.nodeName === 'IMG') {
      node.setAttribute('loading', 'lazy');
      node.setAttribute('decoding', 'async');
      if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
    }
  });
  return purifier;
}
