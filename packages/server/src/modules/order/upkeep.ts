/** Periodic cleanup of order data. */
export { dropOldQuotes } from './quoteTerms.ts';
export { dropOldReservations } from './unpaid.ts';
