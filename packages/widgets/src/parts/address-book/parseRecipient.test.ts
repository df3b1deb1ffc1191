import type { Area, AreaId } from '@pawlet/core/api';
import { describe, expect, it } from 'vitest';
import { matchRegion, regionName } from './matchRegion.ts';
import { parseRecipient } from './parseRecipient.ts';

describe('parseRecipient', () => {
  it.each([
    [
      '王小明 13912345678 广东省深圳市南山区科技园路1号',
      '王小明',
      '13912345678',
      '广东省深圳市南山区科技园路1号',
    ],
    [
      '广东省深圳市南山区科技园路1号，王小明，139 1234 5678',
      '王小明',
      '13912345678',
      '广东省深圳市南山区科技园路1号',
    ],
    ['收货人：李雷\n手机：+86 139-1234-5678\n地址：科技园路1号', '李雷', '13912345678', '科技园路1号'],
    [
      'Name: Jane Doe\nPhone: 13912345678\nAddress: 8 Garden Road',
      'Jane Doe',
      '13912345678',
      '8 Garden Road',
    ],
    ['139123456789', '', '', '139123456789'],
    ['', '', '', ''],
  ])('parses %j', (text, receiver, mobile, address) => {
    expect(parseRecipient(text)).toEqual({ receiver, mobile, address });
  });
});

const id = (value: number): AreaId => value as AreaId;
const tree: Readonly<Record<string, readonly Area[]>> = {
  '/': [
    { id: id(110000), name: '北京市' },
    { id: id(440000), name: '广东省' },
  ],
  '110000/': [{ id: id(110100), name: '市辖区' }],
  '440000/': [{ id: id(440300), name: '深圳市' }],
  '110000/110100': [{ id: id(110105), name: '朝阳区' }],
  '440000/440300': [{ id: id(440305), name: '南山区' }],
};
const load = ({ provinceId, cityId }: { provinceId?: AreaId | undefined; cityId?: AreaId | undefined }) =>
  Promise.resolve(tree[`${provinceId ?? ''}/${cityId ?? ''}`] ?? []);

describe('matchRegion', () => {
  it.each([
    ['广东省深圳市南山区科技园路1号', 440305, '科技园路1号'],
    ['广东 深圳 南山 科技园路1号', 440305, '科技园路1号'],
    ['北京市朝阳区望京街 9 号', 110105, '望京街 9 号'],
  ])('finds the district of %j', async (text, areaId, detail) => {
    expect(await matchRegion(text, load)).toMatchObject({ areaId, detail });
  });

  it('finds nothing without a district', async () => {
    expect(await matchRegion('广东省深圳市', load)).toBeUndefined();
    expect(await matchRegion('8 Garden Road', load)).toBeUndefined();
  });

  it('omits a repeated name', () => {
    expect(regionName(['北京市', '北京市', '朝阳区'])).toBe('北京市朝阳区');
    expect(regionName(['Guangdong', 'Shenzhen', 'Nanshan'])).toBe('Guangdong Shenzhen Nanshan');
  });
});
