import { createOperatorClient, isOperatorProblem } from '@pawlet/operator/client';

let language = 'en';

/** Sets the language of the texts that the shop returns. */
export function setClientLanguage(locale: string): void {
  language = locale;
  document.documentElement.lang = locale === 'zh' ? 'zh-CN' : locale;
}

/** Calls of the operator API with the session of the person who is logged in. */
export const client = createOperatorClient({
  origin: '',
  fetch: (url, init) =>
    fetch(url, { ...init, headers: { ...(init.headers as Record<string, string>), lang: language } }),
});

/** What failed, for people: the shop's words, or null where it did not respond. */
export function getDetail(error: unknown): string | null {
  return isOperatorProblem(error) ? error.problem.detail : null;
}
