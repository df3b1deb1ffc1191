/** Closed after-sales requests: only one tab shows them. */
export { ClosedSales } from './parts/ClosedSales.tsx';
