import { isMobile } from '@pawlet/core/rules';

/** The recipient in a pasted text; '' for missing parts. */
export interface ParsedRecipient {
  readonly receiver: string;
  readonly mobile: string;
  readonly address: string;
}

const labels =
  /(?:收货人|收件人|联系人|姓名|手机号码|手机号|联系电话|电话|手机|所在地区|详细地址|收货地址|地址|recipient|name|mobile|phone|tel|address)\s*[:：]\s*/giu;
const number = /(?:\+?86[-\s]?)?(1[3-9]\d[-\s]?\d{4}[-\s]?\d{4})(?!\d)/u;
const addressWords = /[省市区县镇乡路街道号楼栋室弄巷村]|\d/u;

/** Parses name, mobile number and address from a text in any order. */
export function parseRecipient(text: string): ParsedRecipient {
  const plain = text.replace(labels, '\n').replaceAll('\u3000', ' ');
  const found = number.exec(plain);
  const mobile = (found?.[1] ?? '').replace(/\D/gu, '');
  const rest = found === null ? plain : plain.replace(found[0], '\n');
  const pieces = rest
    .split(/[\n,，;；、|]+/u)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  const tokens = pieces.length > 1 ? pieces : pieces.flatMap((piece) => piece.split(/\s+/u));
  const receiver = tokens.find(isName) ?? '';
  const address = tokens.filter((_, index) => index !== tokens.indexOf(receiver)).join(' ');
  return { receiver, mobile: isMobile(mobile) ? mobile : '', address };
}

/** Short, without digits, and without typical parts of addresses. */
function isName(token: string): boolean {
  const isHan = /\p{Script=Han}/u.test(token);
  return !addressWords.test(token) && token.length <= (isHan ? 6 : 30) && /\p{L}/u.test(token);
}
