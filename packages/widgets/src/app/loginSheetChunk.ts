// A chunk of its own: most visits never log in.
export { LoginSheet } from '../parts/login/LoginSheet.tsx';
