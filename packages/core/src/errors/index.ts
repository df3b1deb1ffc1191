export { inDevelopment, reportMistake } from './reportMistake.ts';
export { isHttpError, isPawletError } from './guards.ts';
export { errorMessageKey } from './errorMessageKey.ts';
export type { ErrorMessageKey, ShopMessageKey } from './errorMessageKey.ts';
export { checkRows, messageRows } from './messageRows.ts';
export type { MessageForm, MessageRow } from './messageRows.ts';
export { HttpError, PawletError, pawletErrorCodes } from './PawletError.ts';
export type { PawletErrorCode, PawletErrorOptions } from './PawletError.ts';
export { shopMessages } from './shopMessages.ts';
