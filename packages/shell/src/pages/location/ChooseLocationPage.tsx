import { shopMessages } from '@pawlet/core/errors';
import { useConfirm, useText, useToast } from '@pawlet/widgets';
import { addressMessages, regionName, RegionSheet, type ChosenRegion } from '@pawlet/widgets/parts';
import { Button, Cell, CellGroup, Field } from '@pawlet/widgets/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { useNavigation } from '../../storefront.ts';
import { choiceParameter, textParameter } from '../../routing/parameters.ts';
import { usePage, usePageParameters } from '../../stack/PageContext.ts';
import { latitudeParameter, longitudeParameter, toCoordinates } from './coordinates.ts';
import { FoundPlaceCard, isFor } from './FoundPlaceCard.tsx';
import { handOver, type PlaceForForm } from './locatedPlace.ts';
import styles from './Location.module.css';
import { locationPagesMessages } from './locationPagesMessages.ts';
import { OwnPositionCard } from './OwnPositionCard.tsx';
import { toPlaceForForm } from './placeForForm.ts';
import { useFoundPlace } from './useFoundPlace.ts';
import { useOwnPosition } from './useOwnPosition.ts';

const parameters = {
  latitude: latitudeParameter,
  longitude: longitudeParameter,
  kind: choiceParameter('domestic', 'overseas'),
  isNew: choiceParameter('1'),
};
const written = { latitude: textParameter, longitude: textParameter };

/** Chooses a place for an address: the shopper's position, or the area by hand. */
export function ChooseLocationPage() {
  const { latitude, longitude, kind = 'domestic', isNew } = usePageParameters(parameters);
  const asked = usePageParameters(written);
  const navigation = useNavigation();
  const { isInFrontNow } = usePage();
  const shellText = useShellText();
  const text = useText(locationPagesMessages);
  const addressText = useText(addressMessages);
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const confirm = useConfirm();
  const given = toCoordinates(latitude, longitude);
  const isWrong = given === undefined && (asked.latitude ?? asked.longitude) !== undefined;
  const { own, locate, pick } = useOwnPosition(given);
  const point = own.status === 'found' ? own.position : undefined;
  const finding = useFoundPlace(point);
  const found = finding.data?.status === 'ok' ? finding.data.place : undefined;
  const [chosen, setChosen] = useState<ChosenRegion>();
  const [typed, setTyped] = useState<string>();
  const [isChoosing, setIsChoosing] = useState(false);
  const areas = found?.areas ?? [];
  const [, , district] = areas;
  const region =
    chosen ??
    (district === undefined
      ? undefined
      : { areaId: district.id, region: regionName(areas.map(({ name }) => name)) });
  const begunWith = useMemo(() => found?.areas.slice(0, 2), [found]);
  const detail = typed ?? found?.street ?? '';

  const chooseByHand = (): void => {
    // Abroad every field of the form is filled in by hand.
    if (kind === 'overseas') void navigation.back();
    else setIsChoosing(true);
  };
  const find = async (): Promise<void> => {
    const { status } = await locate();
    setChosen(undefined);
    // The system may wait long for the permission, but the shopper should not.
    if (!isInFrontNow()) return;
    if (status === 'unavailable') showToast(shopText('location.notObtained'));
    if (status !== 'denied') return;
    const byHand = await confirm({
      title: shopText('location.permission'),
      confirmLabel: shopText('location.permission.byHand'),
    });
    if (byHand) chooseByHand();
  };
  const first = useRef(given === undefined ? find : undefined);
  useEffect(() => {
    const begin = first.current;
    first.current = undefined;
    void begin?.();
  }, []);

  const give = (place: PlaceForForm): void => {
    handOver(place);
    void navigation.back();
  };
  const use = (): void => {
    if (kind === 'overseas') {
      if (found === undefined || !isFor(kind, found)) chooseByHand();
      else give(toPlaceForForm(kind, found));
      return;
    }
    if (region === undefined) {
      showToast(shopText('check.region'));
      setIsChoosing(true);
      return;
    }
    give({ kind, place: { areaId: region.areaId, region: region.region, detail: detail.trim() } });
  };
  const other = kind === 'domestic' ? 'overseas' : 'domestic';
  return (
    <Page
      title={shellText('title.chooseLocation')}
      footer={
        <div className={styles['footer']}>
          <Button block size="l" onClick={use}>
            {text('locationPages.use')}
          </Button>
        </div>
      }
    >
      <div className={styles['cards']}>
        {isWrong ? (
          <p className={styles['card']} role="alert">
            {text('locationPages.notOnEarth')}
          </p>
        ) : null}
        <OwnPositionCard
          own={own}
          onLocate={() => void find()}
          onPick={(place) => {
            pick(place);
            setChosen(undefined);
          }}
        />
        {point === undefined ? null : (
          <FoundPlaceCard
            finding={finding}
            kind={kind}
            onOther={
              isNew === undefined || found === undefined
                ? undefined
                : () => give(toPlaceForForm(other, found))
            }
          />
        )}
        {kind === 'overseas' ? null : (
          <CellGroup>
            <Cell
              layout="wide"
              label={addressText('address.region')}
              value={region?.region ?? addressText('address.regionHint')}
              valueTone={region === undefined ? 'secondary' : 'text'}
              onClick={() => setIsChoosing(true)}
            />
            <Field
              label={addressText('address.detail')}
              placeholder={addressText('address.detailHint')}
              autoComplete="street-address"
              lang=""
              maxLength={200}
              value={detail}
              onChange={setTyped}
            />
          </CellGroup>
        )}
      </div>
      <RegionSheet
        open={isChoosing}
        begunWith={begunWith}
        onClose={() => setIsChoosing(false)}
        onChoose={(next) => {
          setChosen(next);
          setIsChoosing(false);
        }}
      />
    </Page>
  );
}
