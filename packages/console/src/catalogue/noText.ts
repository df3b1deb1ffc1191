import type { LocalizedText } from '@pawlet/operator';

/** A text that no language has. */
export const noText: LocalizedText = { zh: '', en: '', ja: '', fr: '', de: '', it: '', es: '', ko: '' };
