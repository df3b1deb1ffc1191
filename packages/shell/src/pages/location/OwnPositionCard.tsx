import { shopMessages } from '@pawlet/core/errors';
import { useFormat, useText } from '@pawlet/widgets';
import { Button, Icon, Spinner } from '@pawlet/widgets/ui';
import type { Coordinates } from './coordinates.ts';
import styles from './Location.module.css';
import { locationPagesMessages } from './locationPagesMessages.ts';
import { PlaceActions } from './PlaceActions.tsx';
import { PlaceMap } from './PlaceMap.tsx';
import type { OwnPosition } from './useOwnPosition.ts';

export interface OwnPositionCardProps {
  readonly own: OwnPosition;
  /** Requests the position again. */
  readonly onLocate: () => void;
  /** Another point was chosen on the map. */
  readonly onPick: (place: Coordinates) => void;
}

/** The shopper's position, or that it is unknown. */
export function OwnPositionCard({ own, onLocate, onPick }: OwnPositionCardProps) {
  const text = useText(locationPagesMessages);
  const shopText = useText(shopMessages);
  const isLocating = own.status === 'locating';
  const position = own.status === 'found' ? own.position : undefined;
  const format = useFormat();
  return (
    <section className={styles['card']}>
      <div className={styles['head']}>
        <h2 className={styles['heading']}>
          <Icon name="pin" size={20} />
          {text('locationPages.myPosition')}
        </h2>
        <Button size="s" variant="tinted" busy={isLocating} onClick={onLocate}>
          {text('locationPages.again')}
        </Button>
      </div>
      <output className={styles['status']}>
        {isLocating ? (
          <span className={styles['waiting']}>
            <Spinner size={18} /> {text('locationPages.locating')}
          </span>
        ) : null}
        {own.status === 'denied' || own.status === 'unavailable' ? (
          <span className={styles['note']}>
            {shopText('location.notObtained')}
            <br />
            {shopText('location.notObtained.hint')}
          </span>
        ) : null}
        {position?.accuracy === undefined ? null : (
          <span className={styles['note']}>
            {text('locationPages.accuracy', { metres: format.number(Math.round(position.accuracy)) })}
          </span>
        )}
      </output>
      {position === undefined ? null : (
        <>
          <PlaceMap place={position} onPick={onPick} />
          <PlaceActions place={position} name="" />
        </>
      )}
    </section>
  );
}
