import { useInView } from '@pawlet/widgets';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import styles from './Home.module.css';

export interface NearbyProps {
  /** Height that is reserved until then, in CSS. */
  readonly height: string;
  readonly children: ReactNode;
}

/** Renders its children once they are less than half a screen away: the first view does not wait for them. */
export function Nearby({ height, children }: NearbyProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInView(place, { margin: '50% 0px', once: true });
  if (isNear) return children;
  return <div ref={place} className={styles['reserved']} style={{ blockSize: height }} />;
}
