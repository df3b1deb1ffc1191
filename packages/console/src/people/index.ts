export { AuditList } from './AuditList.tsx';
export { KeyList } from './KeyList.tsx';
export { PeopleList } from './PeopleList.tsx';
