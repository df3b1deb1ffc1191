import { describe, expect, it } from 'vitest';
import { arrangeAreas } from './arrangeAreas.ts';
import { romanise } from './romanise.ts';

describe('romanise', () => {
  it.each([
    ['东城区', 'Dongcheng Qu'],
    ['重庆', 'Chongqing'],
    ['西安市', "Xi'an Shi"],
    ['长治市', 'Changzhi Shi'],
    ['县', 'Xian'],
  ])('transcribes %s as %s', (name, roman) => {
    expect(romanise(name)).toBe(roman);
  });
});

describe('arrangeAreas', () => {
  const source = {
    provinces: [
      { code: '110000', name: '北京市', province: '11' },
      { code: '440000', name: '广东省', province: '44' },
    ],
    cities: [
      { code: '440100', name: '广州市', province: '44', city: '01' },
      { code: '441900', name: '东莞市', province: '44', city: '19' },
    ],
    districts: [
      { code: '110101', name: '东城区', province: '11', city: '01' },
      { code: '440103', name: '荔湾区', province: '44', city: '01' },
    ],
  };
  const rows = arrangeAreas(source);
  const below = (id: number) =>
    rows.filter(({ parentId }) => parentId === id).map(({ id: own, name }) => [own, name]);

  it('makes a municipality its own only city', () => {
    expect(below(110_000)).toEqual([[110_100, '北京市']]);
    expect(below(110_100)).toEqual([[110_101, '东城区']]);
  });

  it('makes a city without districts its own only district', () => {
    expect(below(440_000)).toEqual([
      [440_100, '广州市'],
      [441_900, '东莞市'],
    ]);
    expect(below(441_900)).toEqual([[441_901, '东莞市']]);
  });

  it('has every id once', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });
});
