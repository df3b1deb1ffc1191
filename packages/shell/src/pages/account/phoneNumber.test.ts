import { describe, expect, it } from 'vitest';
import { parsePhoneNumber } from './phoneNumber.ts';

describe('a phone number as people write it', () => {
  it.each([
    ['13800138000', '86', '13800138000'],
    ['138 0013 8000', '86', '13800138000'],
    ['+86 138-0013-8000', '86', '13800138000'],
    ['+49 170 1234567', '49', '1701234567'],
    ['0049 170 1234567', '49', '1701234567'],
    ['+1 (415) 555-0100', '1', '4155550100'],
    ['+353 85 012 3456', '353', '850123456'],
    ['+33 6 12 34 56 78', '33', '612345678'],
    ['+81 90-1234-5678', '81', '9012345678'],
    ['+82 10 1234 5678', '82', '1012345678'],
    ['+852 5123 4567', '852', '51234567'],
  ])('%s is accepted', (text, areaCode, mobile) => {
    expect(parsePhoneNumber(text)).toEqual({ areaCode, mobile });
  });

  it.each(['', '123', '12800138000', '0170 1234567', '+86 12345', '+', '+0 12345678', 'abc', '+4912'])(
    '%s is rejected',
    (text) => {
      expect(parsePhoneNumber(text)).toBeUndefined();
    },
  );
});
