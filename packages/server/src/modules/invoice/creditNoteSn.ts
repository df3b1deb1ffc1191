import type { CreditNoteRow } from './creditNoteRepository.ts';

const digits = 8;

/** The displayed number of a credit note, such as CN00000042. */
export function creditNoteSn({ number }: Pick<CreditNoteRow, 'number'>): string {
  return `CN${String(number).padStart(digits, '0')}`;
}
