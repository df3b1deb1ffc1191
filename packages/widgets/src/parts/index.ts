export { GoodsCard } from './goods/GoodsCard.tsx';
export type { GoodsCardProps } from './goods/GoodsCard.tsx';
export { goodsMessages } from './goods/messages.ts';
export { RouteLink } from './route-link/RouteLink.tsx';
export type { RouteLinkProps } from './route-link/RouteLink.tsx';
export { SkuSheet } from './sku-picker/SkuSheet.tsx';
export type { SkuAction, SkuSheetProps } from './sku-picker/SkuSheet.tsx';
export { useSkuChoice } from './sku-picker/useSkuChoice.ts';
export type { SkuChoice } from './sku-picker/useSkuChoice.ts';
export { RichText } from './rich-text/RichText.tsx';
export type { RichTextProps } from './rich-text/RichText.tsx';
export { ChoosingSheet, useAddToCart, usePurchase } from './sku-picker/useAddToCart.tsx';
export type { AddToCart, ChoosingSheetProps } from './sku-picker/useAddToCart.tsx';
export { LoginForm } from './login/LoginForm.tsx';
export { loginMessages } from './login/messages.ts';
export type { LoginFormProps } from './login/LoginForm.tsx';
export { LoginSheet } from './login/LoginSheet.tsx';
export { AddressForm } from './address-book/AddressForm.tsx';
export type { AddressFormProps } from './address-book/AddressForm.tsx';
export { AddressLines } from './address-book/AddressLines.tsx';
export { AddressList } from './address-book/AddressList.tsx';
export type { AddressListProps } from './address-book/AddressList.tsx';
export { addressMessages } from './address-book/messages.ts';
export { useAddressBook, useChosenAddress } from './address-book/useAddressBook.ts';
export type { AddressBook } from './address-book/useAddressBook.ts';
export { CashierView, PayButton } from './cashier/CashierView.tsx';
export type { CashierViewProps } from './cashier/CashierView.tsx';
export { cashierMessages } from './cashier/messages.ts';
export type { PaymentCalls } from './cashier/paymentCalls.ts';
export type { PaymentResult } from './cashier/paymentResult.ts';
export { ResultView } from './cashier/ResultView.tsx';
export type { ResultViewProps } from './cashier/ResultView.tsx';
export { SlotText, textSlot } from './cashier/SlotText.tsx';
export type { SlotTextProps } from './cashier/SlotText.tsx';
export { useCashier } from './cashier/useCashier.ts';
export type { Cashier, CashierMethod, CashierOptions, OpenCashier } from './cashier/useCashier.ts';
export { usePingPong } from './cashier/usePingPong.ts';
export type { PingPongWatch } from './cashier/usePingPong.ts';
export { usePaymentResult, useResultOf } from './cashier/usePaymentResult.ts';
export type { ResultOptions, ResultState } from './cashier/usePaymentResult.ts';
export { useWallet } from './cashier/useWallet.ts';
export type { WalletOutcome, WalletPayment } from './cashier/useWallet.ts';
export { noteWalletVisit, readWalletVisit } from './cashier/walletVisit.ts';
export type { WalletVisit } from './cashier/walletVisit.ts';
export { InvoiceForm } from './invoice/InvoiceForm.tsx';
export type { InvoiceFormProps } from './invoice/InvoiceForm.tsx';
export type { CheckedInvoiceField } from './invoice/invoiceDraft.ts';
export { forgetHeads, isSameHead, keepHead, readHeads } from './invoice/invoiceHeads.ts';
export { invoiceMessages } from './invoice/messages.ts';
export { CopyText } from './order-card/CopyText.tsx';
export type { CopyTextProps } from './order-card/CopyText.tsx';
export { orderCardMessages } from './order-card/messages.ts';
export { OrderActions } from './order-card/OrderActions.tsx';
export type { OrderActionsProps } from './order-card/OrderActions.tsx';
export { OrderCardView } from './order-card/OrderCardView.tsx';
export type { OrderCardViewProps } from './order-card/OrderCardView.tsx';
export { OrderLineRow } from './order-card/OrderLineRow.tsx';
export { logisticsRoute, useOrderActions } from './order-card/useOrderActions.ts';
export type { OrderActing } from './order-card/useOrderActions.ts';
export { saleWordOf } from './order-card/saleWords.ts';
export { mergeDiscounts } from './discounts/mergeDiscounts.ts';
export type {
  StoredUpload,
  UploadGridProps,
  UploadItem,
  UploadKind,
  UploadOptions,
  Uploads,
} from './uploads/types.ts';
export { UploadGrid } from './uploads/UploadGrid.tsx';
export { useUploads } from './uploads/useUploads.ts';
