export {
  createOperatorClient,
  type OperatorCallOptions,
  type OperatorClient,
  type OperatorReply,
} from './createOperatorClient.ts';
export { isOperatorProblem, OperatorProblemError } from './operatorProblemError.ts';
export { OperatorReplyError } from './operatorReplyError.ts';
