import type { FoundPlace } from '@pawlet/core/api';
import { useText, type Resource } from '@pawlet/widgets';
import { addressMessages, regionLanguage, regionName } from '@pawlet/widgets/parts';
import { Button, ErrorState, Spinner } from '@pawlet/widgets/ui';
import styles from './Location.module.css';
import type { PlaceForForm } from './locatedPlace.ts';
import { locationPagesMessages } from './locationPagesMessages.ts';
import type { PlaceFinding } from './useFoundPlace.ts';

const knownKeys = {
  country: 'locationPages.knownCountry',
  province: 'locationPages.knownProvince',
  city: 'locationPages.knownCity',
  district: 'locationPages.knownDistrict',
  street: 'locationPages.knownStreet',
} as const satisfies Record<FoundPlace['level'], string>;

export interface FoundPlaceCardProps {
  readonly finding: Resource<PlaceFinding>;
  /** Kind of address that the place is for. */
  readonly kind: PlaceForForm['kind'];
  /** Passes the place to the form of the other kind; undefined where that is not possible. */
  readonly onOther: (() => void) | undefined;
}

/** The address of a point, and how much of it is known. */
export function FoundPlaceCard({ finding, kind, onOther }: FoundPlaceCardProps) {
  const text = useText(locationPagesMessages);
  const addressText = useText(addressMessages);
  if (finding.status === 'failed') {
    return (
      <section className={styles['card']}>
        <ErrorState
          layout="inline"
          title={text('locationPages.notLookedUp')}
          onRetry={() => void finding.reload()}
          busy={finding.isRefreshing}
        />
      </section>
    );
  }
  const found = finding.data?.status === 'ok' ? finding.data.place : undefined;
  const isOther = found !== undefined && !isFor(kind, found);
  return (
    <section className={styles['card']}>
      <output className={styles['status']}>
        {finding.status === 'loading' ? (
          <span className={styles['waiting']}>
            <Spinner size={18} /> {text('locationPages.lookingUp')}
          </span>
        ) : null}
        {finding.data?.status === 'not-found' ? (
          <span className={styles['note']}>{text('locationPages.nowhere')}</span>
        ) : null}
        {finding.data?.status === 'unavailable' ? (
          <span className={styles['note']}>{text('locationPages.notLookedUp')}</span>
        ) : null}
        {found === undefined ? null : (
          <>
            <strong className={styles['name']} lang={regionLanguage(found.areas[0]?.name ?? '')}>
              {getWords(found, kind)}
            </strong>
            <span className={styles['note']}>
              {isOther
                ? text(kind === 'domestic' ? 'locationPages.isAbroad' : 'locationPages.isDomestic')
                : text(knownKeys[levelFor(kind, found)])}
            </span>
          </>
        )}
      </output>
      {isOther && onOther !== undefined ? (
        <Button block variant="outlined" onClick={onOther}>
          {addressText(kind === 'domestic' ? 'address.toOverseas' : 'address.toDomestic')}
        </Button>
      ) : null}
    </section>
  );
}

/** Whether an address at a place is of that kind; in some regions it may be of either. */
export function isFor(kind: PlaceForForm['kind'], place: FoundPlace): boolean {
  return kind === 'domestic' ? isDomestic(place) || place.areas.length > 0 : !isDomestic(place);
}

function isDomestic({ countryCode }: FoundPlace): boolean {
  return countryCode === 'CHN';
}

/** What the form of that kind receives. */
function levelFor(
  kind: PlaceForForm['kind'],
  { level, areas, province, city }: FoundPlace,
): FoundPlace['level'] {
  if (level === 'street') return level;
  if (kind === 'domestic')
    return (['country', 'province', 'city', 'district'] as const)[areas.length] ?? level;
  if (city !== '') return 'city';
  return province === '' ? 'country' : 'province';
}

/** The place in one line, in the order of its form. */
function getWords(
  { areas, countryName, province, city, street }: FoundPlace,
  kind: PlaceForForm['kind'],
): string {
  if (kind === 'domestic' && areas.length > 0) {
    return [regionName(areas.map(({ name }) => name)), street].filter((part) => part !== '').join(' ');
  }
  const parts = [street, city, province, countryName].filter((part) => part !== '');
  return [...new Set(parts)].join(', ');
}
