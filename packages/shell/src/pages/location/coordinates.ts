import { decimalParameter } from '../../routing/parameters.ts';

/** A point on the earth in degrees (WGS 84). */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const mostLatitude = 90;
const mostLongitude = 180;

/** Latitude in degrees. */
export function latitudeParameter(text: string): number | undefined {
  return within(decimalParameter(text), mostLatitude);
}

/** Longitude in degrees. */
export function longitudeParameter(text: string): number | undefined {
  return within(decimalParameter(text), mostLongitude);
}

/** Whether a point is valid; apps report positions in their own formats. */
export function isOnEarth({ latitude, longitude }: Coordinates): boolean {
  return within(latitude, mostLatitude) !== undefined && within(longitude, mostLongitude) !== undefined;
}

/** The point of two parameters; undefined unless both are present. */
export function toCoordinates(
  latitude: number | undefined,
  longitude: number | undefined,
): Coordinates | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** The common notation, which maps accept: five digits are about a metre. */
export function writeCoordinates({ latitude, longitude }: Coordinates): string {
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
}

function within(degrees: number | undefined, most: number): number | undefined {
  return degrees !== undefined && Math.abs(degrees) <= most ? degrees : undefined;
}
