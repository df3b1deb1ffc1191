// For the tests of other packages, which reach the server by its test folder alone.
export { publishAnswer, publishQuestion } from '../../src/modules/reviews/moderation.ts';
