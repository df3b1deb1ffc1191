// For the journeys, which reach the server by its test folder alone.
export { runOperator } from '../../src/operator.ts';
