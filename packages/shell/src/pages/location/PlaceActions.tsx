import { useHost, useLocale, useText } from '@pawlet/widgets';
import { CopyText } from '@pawlet/widgets/parts';
import { Button } from '@pawlet/widgets/ui';
import { writeCoordinates, type Coordinates } from './coordinates.ts';
import styles from './Location.module.css';
import { mapLink } from './mapLink.ts';
import { locationPagesMessages } from './locationPagesMessages.ts';

export interface PlaceActionsProps {
  readonly place: Coordinates;
  /** '' for none. */
  readonly name: string;
}

/** The coordinates of a place, to copy, and a link to a map. */
export function PlaceActions({ place, name }: PlaceActionsProps) {
  const host = useHost();
  const text = useText(locationPagesMessages);
  const isChinese = useLocale().startsWith('zh');
  const isApple = host.platform === 'ios' || /iPhone|iPad|Macintosh/u.test(navigator.userAgent);
  return (
    <>
      <div className={styles['pair']}>
        <span className={styles['label']}>{text('locationPages.coordinates')}</span>
        <CopyText value={writeCoordinates(place)} name={text('locationPages.coordinates')} />
      </div>
      <Button
        block
        variant="outlined"
        onClick={() => void host.openUrl(mapLink(place, name, { isApple, isChinese }))}
      >
        {text('locationPages.openMap')}
      </Button>
    </>
  );
}
