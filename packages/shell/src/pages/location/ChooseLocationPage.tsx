import { shopMessages } from '@pawlet/core/errors';
import { useConfirm, useText, useToast } from '@pawlet/widgets';
import { addressMessages, RegionSheet, type ChosenRegion } from '@pawlet/widgets/parts';
import { Button, Cell, CellGroup, Field } from '@pawlet/widgets/ui';
import { useEffect, useRef, useState } from 'react';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { useNavigation } from '../../mall.ts';
import { usePageParameters } from '../../stack/PageContext.ts';
import { latitudeParameter, longitudeParameter, toCoordinates } from './coordinates.ts';
import { handOver } from './locatedPlace.ts';
import styles from './Location.module.css';
import { locationPagesMessages } from './messages/messages.ts';
import { OwnPositionCard } from './OwnPositionCard.tsx';
import { useOwnPosition } from './useOwnPosition.ts';

const parameters = { latitude: latitudeParameter, longitude: longitudeParameter };

/** Chooses a place for an address: where the shopper is, and the area by hand. */
export function ChooseLocationPage() {
  const { latitude, longitude } = usePageParameters(parameters);
  const navigation = useNavigation();
  const shellText = useShellText();
  const text = useText(locationPagesMessages);
  const addressText = useText(addressMessages);
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const confirm = useConfirm();
  const given = toCoordinates(latitude, longitude);
  const { own, locate, pick } = useOwnPosition(given);
  const [region, setRegion] = useState<ChosenRegion>();
  const [detail, setDetail] = useState('');
  const [isChoosing, setIsChoosing] = useState(false);

  const find = async (): Promise<void> => {
    const { status } = await locate();
    if (status === 'unavailable') showToast(shopText('location.notObtained'));
    if (status !== 'denied') return;
    const byHand = await confirm({
      title: shopText('location.permission'),
      confirmLabel: shopText('location.permission.byHand'),
    });
    if (byHand) setIsChoosing(true);
  };
  const first = useRef(given === undefined ? find : undefined);
  useEffect(() => {
    const begin = first.current;
    first.current = undefined;
    void begin?.();
  }, []);

  const use = (): void => {
    if (region === undefined) {
      showToast(shopText('check.region'));
      setIsChoosing(true);
      return;
    }
    handOver({ areaId: region.areaId, region: region.region, detail: detail.trim() });
    void navigation.back();
  };
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
        <OwnPositionCard own={own} onLocate={() => void find()} onPick={pick} />
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
            onChange={setDetail}
          />
        </CellGroup>
      </div>
      <RegionSheet
        open={isChoosing}
        onClose={() => setIsChoosing(false)}
        onChoose={(chosen) => {
          setRegion(chosen);
          setIsChoosing(false);
        }}
      />
    </Page>
  );
}
