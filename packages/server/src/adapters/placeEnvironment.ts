import type { MapTiles } from '../http/settings.ts';
import { isSafe } from './environmentValues.ts';
import { StartError } from './startError.ts';

/** Map tiles; undefined when not set. */
export function readMapTiles(url: string, attribution: string): MapTiles | undefined {
  if (url === '') return undefined;
  const isComplete = ['{z}', '{x}', '{y}'].every((part) => url.includes(part));
  // The host is part of every page's policy, so it cannot contain placeholders.
  if (!isComplete || !/^https:\/\/[\w.:-]+\//u.test(url) || URL.parse(url) === null) {
    throw new StartError(
      `PAWLET_MAP_TILES: "${url}" is not the address of map tiles. Write it like https://tiles.example/{z}/{x}/{y}.png.`,
    );
  }
  return { url, attribution };
}

/** Address of a geocoder for street addresses; undefined when not set. */
export function readGeocoder(text: string): string | undefined {
  if (text === '') return undefined;
  const isComplete = ['{latitude}', '{longitude}'].every((part) => text.includes(part));
  if (!isComplete || !isSafe(text)) {
    throw new StartError(
      `PAWLET_GEOCODER_URL: "${text}" is not the address of a geocoder. Write it like https://geocoder.example/reverse?format=geocodejson&lat={latitude}&lon={longitude}; http only on this machine.`,
    );
  }
  return text;
}
