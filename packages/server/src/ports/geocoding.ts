import type { Language } from '../i18n/language.ts';
import type { Logger } from './logger.ts';

/** A point on the earth in degrees (WGS 84). */
export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** A town or village as a gazetteer lists it. */
export interface GazetteerPlace {
  /** The established name in Latin letters. */
  readonly name: string;
  /** Name of its province or state, '' when unknown. */
  readonly province: string;
  /** Code of its city by GB/T 2260, in mainland China; undefined elsewhere and when unknown. */
  readonly cityCode: number | undefined;
  /** 0 when unknown. */
  readonly population: number;
  /** Whether it is part of another listed town. */
  readonly isQuarter: boolean;
  /** Distance from the requested point. */
  readonly distanceKm: number;
}

/** Finds countries by their borders and towns by their centre. */
export interface Gazetteer {
  /** Country or region (ISO 3166 alpha-2) of a point; undefined at sea. */
  getRegion(point: GeoPoint): Promise<string | undefined>;
  /** The country of a point's region, or the country itself: OpenStreetMap services only use these. */
  getCountry(point: GeoPoint): Promise<string | undefined>;
  /** Places of that region near a point, nearest first. */
  placesNear(point: GeoPoint, region: string): Promise<readonly GazetteerPlace[]>;
}

/** The data of a geocoding service for a point; '' for unknown parts. */
export interface StreetPlace {
  /** ISO 3166 alpha-2, upper-case. */
  readonly region: string;
  readonly province: string;
  readonly city: string;
  /** Names of all administrative areas around the point, in any order. */
  readonly areaNames: readonly string[];
  readonly street: string;
  readonly houseNumber: string;
  readonly postCode: string;
}

/** A geocoding service for street addresses. */
export interface Geocoder {
  /** The place at a point, in this language; null where the service knows none or is unavailable. */
  find(point: GeoPoint, language: Language, logger: Logger): Promise<StreetPlace | null>;
}
