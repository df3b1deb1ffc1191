// A separate chunk: pages of the shop have address book, note and cashier elsewhere.
export { AddressSheet } from './parts/AddressSheet.tsx';
export { CashierFlow } from '../parts/cashier/CashierFlow.tsx';
export { NoteField } from './parts/NoteField.tsx';
