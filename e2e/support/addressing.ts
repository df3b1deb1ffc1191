import { front, type Shopper } from './shopper.ts';

/** Chooses a district in the open sheet. */
export async function choosePlace(shopper: Shopper): Promise<void> {
  for (const area of ['广东省', '深圳市', '南山区']) {
    await front(shopper).getByRole('button', { name: area, exact: true }).tap();
  }
}

/** Fills in and saves the overseas address form, with a different billing address. */
export async function writeOverseas(shopper: Shopper): Promise<void> {
  const { here } = shopper;
  await writePlace(shopper, '收货地址', '德国', {
    姓: 'Krüger',
    名: 'Lena',
    电话: '0151 23456789',
    邮政编码: '10999',
    城市: 'Berlin',
    地址: 'Oranienstraße 5',
  });
  await here.getByRole('switch', { name: '账单地址与收货地址相同' }).tap();
  await writePlace(shopper, '账单地址', '法国', {
    姓: 'Martin',
    名: 'Zoé',
    电话: '06 12 34 56 78',
    邮政编码: '75011',
    城市: 'Paris',
    地址: '1 rue Oberkampf',
  });
  await here.getByRole('button', { name: '保存', exact: true }).tap();
}

async function writePlace(
  shopper: Shopper,
  group: string,
  country: string,
  words: Readonly<Record<string, string>>,
): Promise<void> {
  const form = shopper.here.getByRole('group', { name: group, exact: true });
  await form.getByRole('button', { name: /^国家\/地区/u }).tap();
  await front(shopper).getByRole('searchbox').fill(country);
  await front(shopper).getByRole('button', { name: country, exact: true }).tap();
  for (const [label, value] of Object.entries(words)) {
    await form.getByRole('textbox', { name: label, exact: true }).fill(value);
  }
}
