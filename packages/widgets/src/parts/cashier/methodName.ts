const brands: Readonly<Record<string, string>> = {
  wechat: 'WeChat Pay',
  alipay: 'Alipay',
  pingpong: 'PingPong',
};

/**
 * The name of a payment method. The shop's own name takes precedence; brand names are the same in every language; ''
 * for a method without a name.
 */
export function methodName({ payType, name }: { readonly payType: string; readonly name: string }): string {
  if (name !== '') return name;
  return Object.hasOwn(brands, payType) ? (brands[payType] ?? '') : '';
}
