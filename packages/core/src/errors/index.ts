export { inDevelopment, reportMistake } from './reportMistake.ts';
export { isHttpError, isPawletError } from './guards.ts';
export { errorMessageKey, shopMessages } from './messages/messageCatalogue.ts';
export type { ErrorMessageKey, ShopMessageKey } from './messages/messageCatalogue.ts';
export { checkRows, messageRows } from './messages/messageRows.ts';
export type { MessageForm, MessageRow } from './messages/messageRows.ts';
export { HttpError, PawletError, pawletErrorCodes } from './PawletError.ts';
export type { PawletErrorCode, PawletErrorOptions } from './PawletError.ts';
