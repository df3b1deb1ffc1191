import { lazy } from '@pawlet/core/lazy';
import { useConfig, useText } from '@pawlet/widgets';
import { useEffect, useRef, useState } from 'react';
import type { Coordinates } from './coordinates.ts';
import styles from './Location.module.css';
import { locationPagesMessages } from './locationPagesMessages.ts';
import type { DrawnMap } from './drawMap.ts';

const drawing = lazy(() => import('./drawMap.ts'));
const usualZoom = 15;

export interface PlaceMapProps {
  readonly place: Coordinates;
  /**
   * 1 shows the world, 19 a building.
   * @default 15
   */
  readonly zoom?: number | undefined;
  /** A tap on the map chooses the point there. */
  readonly onPick?: ((place: Coordinates) => void) | undefined;
}

/** A place on a map; nothing where the shop has no map tiles, because the text is sufficient then. */
export function PlaceMap({ place, zoom = usualZoom, onPick }: PlaceMapProps) {
  const text = useText(locationPagesMessages);
  const tiles = useConfig()?.mapTiles;
  const box = useRef<HTMLElement>(null);
  const drawn = useRef<DrawnMap>(undefined);
  const [hasFailed, setHasFailed] = useState(false);
  const latest = useRef({ place, onPick });
  useEffect(() => {
    latest.current = { place, onPick };
    drawn.current?.show(place);
  }, [place, onPick]);
  const url = tiles?.url ?? '';
  useEffect(() => {
    const element = box.current;
    if (url === '' || element === null) return undefined;
    let isOver = false;
    const draw = async (): Promise<void> => {
      const { drawMap } = await drawing.load();
      if (isOver) return;
      drawn.current = drawMap(element, {
        tilesUrl: url,
        place: latest.current.place,
        zoom,
        onPick: (picked) => latest.current.onPick?.(picked),
      });
    };
    draw().catch(() => setHasFailed(true));
    return () => {
      isOver = true;
      drawn.current?.remove();
      drawn.current = undefined;
    };
  }, [url, zoom]);
  if (url === '' || hasFailed) return null;
  return (
    <div>
      <section ref={box} className={styles['map']} aria-label={text('locationPages.map')} />
      {onPick === undefined ? null : <p className={styles['credit']}>{text('locationPages.pickHint')}</p>}
      <p className={styles['credit']} lang="">
        {tiles?.attribution}
      </p>
    </div>
  );
}
