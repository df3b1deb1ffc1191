/** What other modules may ask of discounts: the rules in force, codes, and the freight table. */
export { type DiscountCodeRow, findUsableCode, returnCode, spendCode } from './codeRepository.ts';
export { type DiscountRuleRow, findDiscountRules, findFreightRules } from './repository.ts';
