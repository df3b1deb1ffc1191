/** The sheets of the checkout: the price can be read, and most orders placed, without them. */
export { InvoiceSheet } from '../parts/invoice/InvoiceSheet.tsx';
export { CouponSheet } from './parts/CouponSheet.tsx';
export { PriceChangedSheet } from './parts/PriceChangedSheet.tsx';
export { StockShortageSheet } from './parts/StockShortageSheet.tsx';
