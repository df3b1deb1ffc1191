export { ApprovalList } from './ApprovalList.tsx';
export { BulkShippingPage } from './BulkShippingPage.tsx';
export { JobsPage } from './JobsPage.tsx';
export { OrderList } from './OrderList.tsx';
export { OrderPage } from './OrderPage.tsx';
export { RefundList } from './RefundList.tsx';
