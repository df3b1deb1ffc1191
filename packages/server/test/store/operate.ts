// For the e2e tests, which may only import from the server's test folder.
export { runOperator } from '../../src/operator.ts';
