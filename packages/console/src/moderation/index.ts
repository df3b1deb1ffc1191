export { TextList } from './TextList.tsx';
export { TextPage } from './TextPage.tsx';
