/** What has to be cleared away among orders now and then. */
export { dropOldQuotes } from './quoteTerms.ts';
export { dropOldReservations } from './unpaid.ts';
