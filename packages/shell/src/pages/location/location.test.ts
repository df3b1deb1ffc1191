import { describe, expect, it } from 'vitest';
import {
  isOnEarth,
  latitudeParameter,
  longitudeParameter,
  toCoordinates,
  writeCoordinates,
} from './coordinates.ts';
import { mapLink } from './mapLink.ts';

const shenzhen = { latitude: 22.5428, longitude: 114.0595 };

describe('coordinates', () => {
  it.each([
    ['22.5428', 22.5428],
    ['-90', -90],
    ['90.1', undefined],
    ['north', undefined],
    ['1e1', undefined],
  ])('parses %s as a latitude', (text, latitude) => {
    expect(latitudeParameter(text)).toBe(latitude);
  });

  it('parses what is no latitude as a longitude', () => {
    expect(longitudeParameter('-179.5')).toBe(-179.5);
    expect(longitudeParameter('180.5')).toBeUndefined();
  });

  it.each([
    [{ latitude: 90, longitude: -180 }, true],
    [{ latitude: 90.1, longitude: 0 }, false],
    [{ latitude: 0, longitude: 181 }, false],
    [{ latitude: Number.NaN, longitude: 0 }, false],
  ])('checks whether %j is on earth', (point, isThere) => {
    expect(isOnEarth(point)).toBe(isThere);
  });

  it('needs both', () => {
    expect(toCoordinates(1, undefined)).toBeUndefined();
    expect(toCoordinates(1, 2)).toEqual({ latitude: 1, longitude: 2 });
    expect(writeCoordinates(shenzhen)).toBe('22.54280, 114.05950');
  });
});

describe('the link to a map', () => {
  const reader = { isApple: false, isChinese: false };
  it.each([
    [{ ...reader, isApple: true }, 'https://maps.apple.com/?ll=22.542800%2C114.059500&q=A+%26+B'],
    [
      { ...reader, isChinese: true },
      'https://uri.amap.com/marker?position=114.059500%2C22.542800&name=A+%26+B&coordinate=wgs84',
    ],
    [reader, 'https://www.openstreetmap.org/?mlat=22.542800&mlon=114.059500#map=16/22.542800/114.059500'],
  ])('for %j', (given, link) => {
    expect(mapLink(shenzhen, 'A & B', given)).toBe(link);
  });
});
