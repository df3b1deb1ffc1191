export { choiceOption, flagOption, idOption, idsOption, numberOption, textOption } from './options.ts';
export type { Option, OptionTable, OptionValue, OptionValues } from './types.ts';
