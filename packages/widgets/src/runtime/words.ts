import { createContext, useContext } from 'react';

/** Words that the building blocks say by themselves, in the language of the shop. */
export interface Words {
  readonly close: string;
  readonly back: string;
  readonly cancel: string;
  readonly confirm: string;
  readonly clear: string;
  readonly retry: string;
  readonly loading: string;
  readonly increase: string;
  readonly decrease: string;
  readonly showPassword: string;
  readonly hidePassword: string;
  readonly previous: string;
  readonly next: string;
  readonly pause: string;
  readonly play: string;
  readonly endOfList: string;
  readonly loadFailed: string;
  readonly offline: string;
  /** Message of a failed request that found nothing to show. */
  readonly networkError: string;
}

/** English, which stands in until the shop's language is loaded. */
export const englishWords: Words = {
  close: 'Close',
  back: 'Back',
  cancel: 'Cancel',
  confirm: 'OK',
  clear: 'Clear',
  retry: 'Try again',
  loading: 'Loading',
  increase: 'Increase',
  decrease: 'Decrease',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  endOfList: 'No more',
  loadFailed: 'Loading failed',
  offline: 'No network connection',
  networkError: 'Network request error',
};

/** Hands the words down; PawletProvider fills it. */
export const WordsContext = createContext<Words>(englishWords);

/** The words of the building blocks in the shop's language. */
export function useWords(): Words {
  return useContext(WordsContext);
}
