// For the tests of other packages, which may only import from the server's test folder.
export { publishAnswer, publishQuestion } from '../../src/modules/reviews/moderation.ts';
