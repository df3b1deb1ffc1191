export { RequestList } from './RequestList.tsx';
export { RequestPage } from './RequestPage.tsx';
