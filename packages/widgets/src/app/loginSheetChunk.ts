// A separate chunk: most visits never log in.
export { LoginSheet } from '../parts/login/LoginSheet.tsx';
