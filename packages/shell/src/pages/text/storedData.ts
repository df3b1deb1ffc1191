/** The purpose of one kind of stored data, its entries, and their lifetime. */
export interface StoredData {
  readonly purpose:
    | 'login'
    | 'choices'
    | 'cart'
    | 'alerts'
    | 'history'
    | 'drafts'
    | 'work'
    | 'session'
    | 'steps'
    | 'origin'
    | 'offline';
  /** Names as the browser lists them; `…` is the shopper, the order or the form that an entry belongs to. */
  readonly names: readonly string[];
  readonly lasts: 'untilLogOut' | 'untilDeleted' | 'untilClosed' | 'hours';
}

/**
 * Everything that the storefront stores in the browser: local storage, session storage, cookies, databases and caches.
 * Tests compare this with the code and with a real browser.
 */
export const storedData: readonly StoredData[] = [
  { purpose: 'login', lasts: 'untilLogOut', names: ['pawlet:login'] },
  {
    purpose: 'choices',
    lasts: 'untilDeleted',
    names: [
      'pawlet:lang',
      'pawlet:country',
      'pawlet:theme',
      'pawlet:webs',
      'pawlet:sign-in-reminder',
      'pawlet_lang',
      'pawlet_country',
    ],
  },
  {
    purpose: 'cart',
    lasts: 'untilDeleted',
    names: ['pawlet:cart:visitor', 'pawlet:cart:selection:…', 'pawlet:cart:code:…', 'pawlet:cart:signal'],
  },
  { purpose: 'alerts', lasts: 'untilDeleted', names: ['pawlet:restock-alerts'] },
  { purpose: 'history', lasts: 'untilDeleted', names: ['pawlet:history-keywords', 'pawlet:footprints:…'] },
  {
    purpose: 'drafts',
    lasts: 'untilDeleted',
    names: [
      'pawlet:question-drafts:…',
      'pawlet:survey-drafts:…',
      'pawlet:review-drafts:…',
      'pawlet:after-sale-drafts:…',
      'pawlet:invoice-heads:…',
    ],
  },
  { purpose: 'drafts', lasts: 'untilClosed', names: ['pawlet:address-draft:…'] },
  {
    purpose: 'work',
    lasts: 'untilDeleted',
    names: ['pawlet:last-url', 'pawlet:pending:…', 'pawlet:points', 'pawlet:version'],
  },
  { purpose: 'session', lasts: 'hours', names: ['pawlet:session'] },
  {
    purpose: 'steps',
    lasts: 'untilClosed',
    names: [
      'pawlet:interrupted',
      'pawlet:pending-link',
      'pawlet:code-sent-until',
      'pawlet:mail-sent-until',
      'pawlet:payment:…',
      'pawlet:openid',
      'pawlet:app-version',
      'pawlet:cloud-order',
      'pawlet:recovered',
    ],
  },
  { purpose: 'steps', lasts: 'untilDeleted', names: ['pawlet:social-state'] },
  {
    purpose: 'origin',
    lasts: 'untilDeleted',
    names: ['pawlet:invite-id', 'pawlet:source', 'pawlet:sup', 'pawlet:codes'],
  },
  {
    purpose: 'offline',
    lasts: 'untilDeleted',
    names: ['pawlet-offline', 'pawlet-code', 'pawlet-pictures', 'pawlet-uploads', 'workbox-precache-…'],
  },
];

/** Whether an entry is on the list. */
export function isStoredData(entry: string): boolean {
  return storedData.some(({ names }) =>
    names.some((name) => (name.endsWith('…') ? entry.startsWith(name.slice(0, -1)) : entry === name)),
  );
}
