import type { Coordinates } from './coordinates.ts';

/** The map provider. */
export interface MapReader {
  /** Has Apple Maps. */
  readonly isApple: boolean;
  /** Uses Chinese, and so is likely to be where AMap has every street. */
  readonly isChinese: boolean;
}

/** URL of a map that shows a place. */
export function mapLink(place: Coordinates, name: string, { isApple, isChinese }: MapReader): string {
  const latitude = place.latitude.toFixed(6);
  const longitude = place.longitude.toFixed(6);
  if (isApple) {
    return withQuery('https://maps.apple.com/', {
      ll: `${latitude},${longitude}`,
      ...(name !== '' && { q: name }),
    });
  }
  if (isChinese) {
    return withQuery('https://uri.amap.com/marker', {
      position: `${longitude},${latitude}`,
      ...(name !== '' && { name }),
      coordinate: 'wgs84',
    });
  }
  const map = withQuery('https://www.openstreetmap.org/', { mlat: latitude, mlon: longitude });
  return `${map}#map=16/${latitude}/${longitude}`;
}

function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  return `${address}?${new URLSearchParams(query).toString()}`;
}
