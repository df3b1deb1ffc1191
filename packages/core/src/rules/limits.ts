/** Durations and limits of the product, in the unit of the name. */
export const limits = {
  /** Request, upload and download. */
  networkTimeoutMs: 60_000,
  chunkTimeoutMs: 120_000,
  pageLoadingAfterMs: 200,
  pageTimeoutMs: 60_000,
  toastMs: 3000,
  pageAnimationMs: 300,
  debounceMs: 500,
  loadingAfterMs: 2000,
  sessionSeconds: 7200,
  justNowMinutes: 5,
  relativeDays: 30,
  reviewVideoSeconds: 60,
  reviewTextLength: 5,
  invoiceWorkingDays: 7,
  avatarPixels: 300,
  codeDigits: 6,
  historyKeywords: 10,
} as const;

/** The product's version, shown in Me > About; not the native app's. */
export const APP_VERSION = { name: '1.0.1', code: 2 } as const;

/** The default minimum version of the native app, unless configured. */
export const defaultMinimumAppVersion = '2.3.0';
