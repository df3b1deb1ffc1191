import type { PhonePrefix } from '@pawlet/core/api';
import { phoneQueries } from '@pawlet/core/queries';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useLocale, useQuery, useText } from '../../runtime/index.ts';
import { ErrorState, Field, Icon, Sheet, Skeleton, SkeletonRegion } from '../../ui/index.ts';
import styles from './Login.module.css';
import { matchPrefixes } from './matchPrefixes.ts';
import { loginMessages } from './loginMessages.ts';
import { homeAreaCode } from './useChecks.ts';

export interface PrefixSheetProps {
  readonly open: boolean;
  /** The selected prefix, without plus. */
  readonly chosen: string;
  readonly onClose: () => void;
  readonly onChoose: (areaCode: string) => void;
}

/** Selects the country of a mobile number, with a search. */
export function PrefixSheet({ open, chosen, onClose, onChoose }: PrefixSheetProps): ReactElement {
  const text = useText(loginMessages);
  return (
    <Sheet open={open} onClose={onClose} title={text('login.chooseCountry')} height="full">
      <PrefixList chosen={chosen} onChoose={onChoose} />
    </Sheet>
  );
}

function PrefixList({ chosen, onChoose }: Pick<PrefixSheetProps, 'chosen' | 'onChoose'>): ReactElement {
  const text = useText(loginMessages);
  const locale = useLocale();
  const [search, setSearch] = useState('');
  const prefixes = useQuery(phoneQueries.prefixes(), {
    refreshOnFocus: false,
    refreshOnMount: false,
  });
  if (prefixes.status === 'failed') {
    return <ErrorState onRetry={() => void prefixes.reload()} busy={prefixes.isRefreshing} />;
  }
  if (prefixes.status === 'loading') {
    return (
      <SkeletonRegion className={styles['prefixes']}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} height="28px" />
        ))}
      </SkeletonRegion>
    );
  }
  // The server's list contains overseas countries only.
  const home: PhonePrefix = {
    country: 'CHN',
    name: new Intl.DisplayNames([locale], { type: 'region' }).of('CN') ?? 'CHN',
    areaCode: homeAreaCode,
  };
  const found = matchPrefixes([home, ...prefixes.data], search);
  return (
    <>
      <div className={styles['search']}>
        <Field
          layout="search"
          label={text('login.searchCountry')}
          placeholder={text('login.searchCountry')}
          enterKeyHint="search"
          autoComplete="off"
          clearable
          value={search}
          onChange={setSearch}
          onKeyDown={(event) => {
            // The surrounding form must not be submitted yet.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </div>
      {found.length === 0 ? (
        <output className={styles['nothing']}>{text('login.noCountry')}</output>
      ) : (
        <ul className={styles['prefixes']}>
          {found.map(({ country, name, areaCode }) => (
            <li key={country}>
              <button
                type="button"
                className={styles['country']}
                aria-pressed={areaCode === chosen}
                onClick={() => onChoose(areaCode)}
              >
                <span className={styles['countryName']}>{name}</span>
                <span className={styles['countryCode']}>+{areaCode}</span>
                {areaCode === chosen ? <Icon name="check" size={18} /> : null}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
