import * as v from 'valibot';
import { isSafe, optional, settings, text, variable, whenSet } from './environmentValues.ts';

/** Map tiles; undefined when not set. */
export const mapTiles = whenSet(
  ['PAWLET_MAP_TILES'],
  settings({
    url: variable(
      'PAWLET_MAP_TILES',
      text(
        // The host is part of every page's policy, so it cannot contain placeholders.
        (value) =>
          hasParts(value, ['{z}', '{x}', '{y}']) &&
          /^https:\/\/[\w.:-]+\//u.test(value) &&
          URL.canParse(value),
        'is not the address of map tiles. Write it like https://tiles.example/{z}/{x}/{y}.png.',
      ),
    ),
    attribution: optional('PAWLET_MAP_ATTRIBUTION', v.string(), ''),
  }),
);

/** Address of a geocoder for street addresses; undefined: only towns are known. */
export const geocoderUrl = optional(
  'PAWLET_GEOCODER_URL',
  text(
    (value) => hasParts(value, ['{latitude}', '{longitude}']) && isSafe(value),
    'is not the address of a geocoder. Write it like https://geocoder.example/reverse?format=geocodejson&lat={latitude}&lon={longitude}; http only on this machine.',
  ),
);

function hasParts(value: string, parts: readonly string[]): boolean {
  return parts.every((part) => value.includes(part));
}
