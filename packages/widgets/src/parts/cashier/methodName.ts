const brands: Readonly<Record<string, string>> = {
  wechat: 'WeChat Pay',
  alipay: 'Alipay',
  pingpong: 'PingPong',
};

/**
 * The name of a way of paying. A shop that names its methods is shown as it does; brands keep their names in every
 * language; '' for a method that neither names.
 */
export function methodName({ payType, name }: { readonly payType: string; readonly name: string }): string {
  if (name !== '') return name;
  return Object.hasOwn(brands, payType) ? (brands[payType] ?? '') : '';
}
