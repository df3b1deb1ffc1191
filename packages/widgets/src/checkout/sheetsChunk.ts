/** The sheets of the checkout, and the field for a code: the price can be read, and most orders placed, without them. */
export { DiscountCodeField } from '../parts/discounts/DiscountCodeField.tsx';
export { InvoiceSheet } from '../parts/invoice/InvoiceSheet.tsx';
export { CouponSheet } from './parts/CouponSheet.tsx';
export { PriceChangedSheet } from './parts/PriceChangedSheet.tsx';
export { StockShortageSheet } from './parts/StockShortageSheet.tsx';
