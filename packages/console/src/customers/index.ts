export { CustomerList } from './CustomerList.tsx';
export { CustomerPage } from './CustomerPage.tsx';
