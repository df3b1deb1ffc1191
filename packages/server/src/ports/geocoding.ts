import type { Language } from '../i18n/language.ts';
import type { Logger } from './logger.ts';

/** A point on the earth in degrees (WGS 84). */
export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** A town or village as a gazetteer lists it. */
export interface GazetteerPlace {
  /** As atlases write it in Latin letters. */
  readonly name: string;
  /** Name of its province or state as atlases write it, '' where none is known. */
  readonly province: string;
  /** Code of its city by GB/T 2260, in mainland China; undefined elsewhere and where none is known. */
  readonly cityCode: number | undefined;
  /** 0 where it is not known. */
  readonly population: number;
  /** Whether it is part of a town that is listed too. */
  readonly isQuarter: boolean;
  /** From the point that was asked for. */
  readonly distanceKm: number;
}

/** Knows countries by their borders and towns by their middle. */
export interface Gazetteer {
  /** Country or region (ISO 3166 alpha-2) that a point lies in; undefined at sea. */
  regionOf(point: GeoPoint): Promise<string | undefined>;
  /** Country that the region of a point belongs to, itself for a country: services of OpenStreetMap know no other. */
  countryOf(point: GeoPoint): Promise<string | undefined>;
  /** Places of that region near a point, nearest first. */
  placesNear(point: GeoPoint, region: string): Promise<readonly GazetteerPlace[]>;
}

/** What a street-level service knows of a point; '' for what it does not. */
export interface StreetPlace {
  /** ISO 3166 alpha-2, upper-case. */
  readonly region: string;
  readonly province: string;
  readonly city: string;
  /** Names of everything administrative around the point, in no order. */
  readonly areaNames: readonly string[];
  readonly street: string;
  readonly houseNumber: string;
  readonly postCode: string;
}

/** A service that knows streets. */
export interface Geocoder {
  /** The place at a point, in words of that language; null where the service knows none or cannot be asked now. */
  find(point: GeoPoint, language: Language, logger: Logger): Promise<StreetPlace | null>;
}
