import 'leaflet/dist/leaflet.css';
import { circleMarker, map as createMap, tileLayer } from 'leaflet';
import type { Coordinates } from './coordinates.ts';

/** A map on the page. */
export interface DrawnMap {
  /** Moves marker and centre to a place. */
  readonly show: (place: Coordinates) => void;
  readonly remove: () => void;
}

export interface DrawMapOptions {
  readonly tilesUrl: string;
  readonly place: Coordinates;
  readonly zoom: number;
  readonly onPick: (place: Coordinates) => void;
}

/** Draws a map with a marker into an element; its library is loaded with the first map. */
export function drawMap(element: HTMLElement, options: DrawMapOptions): DrawnMap {
  const { tilesUrl, place, zoom, onPick } = options;
  const map = createMap(element, { attributionControl: false }).setView(toPair(place), zoom);
  tileLayer(tilesUrl, { maxZoom: 19 }).addTo(map);
  const mark = circleMarker(toPair(place), { radius: 9 }).addTo(map);
  map.on('click', ({ latlng }) => {
    // The map repeats around the earth.
    const { lat, lng } = latlng.wrap();
    onPick({ latitude: lat, longitude: lng });
  });
  return {
    show: (next) => {
      mark.setLatLng(toPair(next));
      map.panTo(toPair(next));
    },
    remove: () => void map.remove(),
  };
}

function toPair({ latitude, longitude }: Coordinates): [number, number] {
  return [latitude, longitude];
}
