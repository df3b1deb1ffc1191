import { useText } from '@pawlet/widgets';
import { CopyText } from '@pawlet/widgets/parts';
import { Button, EmptyState, Icon } from '@pawlet/widgets/ui';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { useNavigation } from '../../storefront.ts';
import { rangeParameter, textParameter } from '../../routing/parameters.ts';
import { paths } from '../../routing/paths.ts';
import { usePageParameters } from '../../stack/PageContext.ts';
import { latitudeParameter, longitudeParameter, toCoordinates } from './coordinates.ts';
import styles from './Location.module.css';
import { locationPagesMessages } from './locationPagesMessages.ts';
import { PlaceActions } from './PlaceActions.tsx';
import { PlaceMap } from './PlaceMap.tsx';

const parameters = {
  latitude: latitudeParameter,
  longitude: longitudeParameter,
  name: textParameter,
  address: textParameter,
  scale: rangeParameter(1, 19),
};

/** A place: on a map where the shop has one, as text, to copy and to open elsewhere. */
export function OpenLocationPage() {
  const { latitude, longitude, name = '', address = '', scale } = usePageParameters(parameters);
  const navigation = useNavigation();
  const shellText = useShellText();
  const text = useText(locationPagesMessages);
  const place = toCoordinates(latitude, longitude);
  const whole = [name, address].filter((part) => part !== '').join(', ');
  return (
    <Page title={shellText('title.openLocation')}>
      {place === undefined ? (
        <EmptyState
          picture={<Icon name="pin" size={56} />}
          title={text('locationPages.notFound')}
          action={
            <Button onClick={() => void navigation.switchTab(paths.home)}>
              {shellText('notFound.home')}
            </Button>
          }
        />
      ) : (
        <div className={styles['cards']}>
          <PlaceMap place={place} zoom={scale} />
          <section className={styles['card']}>
            {name === '' ? null : (
              <h2 className={styles['name']} lang="">
                {name}
              </h2>
            )}
            {address === '' ? null : (
              <p className={styles['address']} lang="">
                {address}
              </p>
            )}
            {whole === '' ? null : (
              <div className={styles['pair']}>
                <span className={styles['label']}>{text('locationPages.copyPlace')}</span>
                <CopyText value={whole} name={text('locationPages.copyPlace')} lang="" />
              </div>
            )}
            <PlaceActions place={place} name={whole} />
          </section>
        </div>
      )}
    </Page>
  );
}
