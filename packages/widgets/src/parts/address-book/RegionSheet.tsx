import type { Area, AreaId } from '@pawlet/core/api';
import { areaQueries } from '@pawlet/core/queries';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useQuery, useText } from '../../runtime/index.ts';
import { ErrorState, Icon, Sheet, Skeleton, SkeletonRegion, Tabs } from '../../ui/index.ts';
import styles from './AddressBook.module.css';
import { regionName } from './matchRegion.ts';
import { addressMessages } from './addressMessages.ts';
import { regionLanguage } from './regionLanguage.ts';

/** A district with its city and province. */
export interface ChosenRegion {
  readonly provinceId: AreaId;
  readonly cityId: AreaId;
  readonly areaId: AreaId;
  readonly region: string;
}

export interface RegionSheetProps {
  readonly open: boolean;
  /** The preselected province, or province and city; each new list restarts with it. */
  readonly begunWith?: readonly Area[] | undefined;
  readonly onClose: () => void;
  readonly onChoose: (region: ChosenRegion) => void;
}

type Level = 'province' | 'city' | 'district';

/** Selects province, city and district in order. */
export function RegionSheet({ open, begunWith, onClose, onChoose }: RegionSheetProps): ReactElement {
  const text = useText(addressMessages);
  const [level, setLevel] = useState<Level>('province');
  const [province, setProvince] = useState<Area>();
  const [city, setCity] = useState<Area>();
  const [district, setDistrict] = useState<Area>();
  const [begun, setBegun] = useState<readonly Area[]>();
  if (begunWith !== undefined && begunWith !== begun) {
    const [first, second] = begunWith;
    setBegun(begunWith);
    setProvince(first);
    setCity(second);
    setDistrict(undefined);
    setLevel(levelAfter(begunWith.length));
  }

  const choose = (area: Area): void => {
    if (level === 'province') {
      if (area.id !== province?.id) setCity(undefined);
      setProvince(area);
      setLevel('city');
    } else if (level === 'city') {
      if (area.id !== city?.id) setDistrict(undefined);
      setCity(area);
      setLevel('district');
    } else if (province !== undefined && city !== undefined) {
      setDistrict(area);
      onChoose({
        provinceId: province.id,
        cityId: city.id,
        areaId: area.id,
        region: regionName([province.name, city.name, area.name]),
      });
    }
  };
  const items = [
    { id: 'province', label: province?.name ?? text('address.province') },
    ...(province === undefined ? [] : [{ id: 'city', label: city?.name ?? text('address.city') }]),
    ...(province === undefined || city === undefined
      ? []
      : [{ id: 'district', label: district?.name ?? text('address.district') }]),
  ];
  const chosen = { province, city, district }[level];
  return (
    <Sheet open={open} onClose={onClose} title={text('address.choose')} height="full">
      <Tabs
        label={text('address.choose')}
        items={items}
        selected={level}
        onSelect={(id) => setLevel(id === 'city' || id === 'district' ? id : 'province')}
        className={styles['levels']}
      />
      <AreaList
        key={level}
        provinceId={level === 'province' ? undefined : province?.id}
        cityId={level === 'district' ? city?.id : undefined}
        chosenId={chosen?.id}
        onChoose={choose}
      />
    </Sheet>
  );
}

function levelAfter(chosen: number): Level {
  if (chosen === 0) return 'province';
  return chosen === 1 ? 'city' : 'district';
}

interface AreaListProps {
  readonly provinceId: AreaId | undefined;
  readonly cityId: AreaId | undefined;
  readonly chosenId: AreaId | undefined;
  readonly onChoose: (area: Area) => void;
}

function AreaList({ provinceId, cityId, chosenId, onChoose }: AreaListProps): ReactElement {
  const areas = useQuery(areaQueries.within(provinceId, cityId), {
    refreshOnFocus: false,
    refreshOnMount: false,
  });
  if (areas.status === 'failed') {
    return <ErrorState layout="inline" onRetry={() => void areas.reload()} busy={areas.isRefreshing} />;
  }
  if (areas.status === 'loading') {
    return (
      <SkeletonRegion className={styles['areas']}>
        <Skeleton height="28px" />
        <Skeleton height="28px" />
        <Skeleton height="28px" />
        <Skeleton height="28px" />
      </SkeletonRegion>
    );
  }
  return (
    <ul className={styles['areas']}>
      {areas.data.map((area) => (
        <li key={area.id}>
          <button
            type="button"
            className={styles['area']}
            lang={regionLanguage(area.name)}
            aria-pressed={area.id === chosenId}
            onClick={() => onChoose(area)}
          >
            {area.name}
            {area.id === chosenId ? <Icon name="check" size={18} /> : null}
          </button>
        </li>
      ))}
    </ul>
  );
}
