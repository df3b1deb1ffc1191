import type { Country } from '@pawlet/core/api';
import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useLocale, useText } from '../../../runtime/index.ts';
import { ErrorState, Field, Icon, Sheet, Skeleton, SkeletonRegion } from '../../../ui/index.ts';
import { findCountries, groupCountries } from './countryGroups.ts';
import { overseasMessages } from './overseasMessages.ts';
import styles from './Overseas.module.css';
import { useCountries } from './useCountries.ts';

export interface CountrySheetProps {
  readonly open: boolean;
  /** Selects a country, or a dialling prefix by country. */
  readonly kind: 'country' | 'dialCode';
  /** Code of the selected country or prefix, '' for none. */
  readonly chosen: string;
  readonly onClose: () => void;
  readonly onChoose: (country: Country) => void;
}

/** All countries by letter, with a search. */
export function CountrySheet(props: CountrySheetProps): ReactElement {
  const { open, kind, onClose } = props;
  const text = useText(overseasMessages);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text(kind === 'country' ? 'overseas.chooseCountry' : 'overseas.chooseDialCode')}
      height="full"
    >
      <CountryList {...props} />
    </Sheet>
  );
}

function CountryList({ kind, chosen, onChoose }: CountrySheetProps): ReactElement {
  const text = useText(overseasMessages);
  const locale = useLocale();
  const countries = useCountries();
  const [query, setQuery] = useState('');
  const list = useRef<HTMLDivElement>(null);
  if (countries.status === 'failed') {
    return (
      <ErrorState layout="inline" onRetry={() => void countries.reload()} busy={countries.isRefreshing} />
    );
  }
  if (countries.status === 'loading') {
    return (
      <SkeletonRegion className={styles['loading']}>
        <Skeleton height="48px" />
        <Skeleton height="28px" />
        <Skeleton height="28px" />
        <Skeleton height="28px" />
      </SkeletonRegion>
    );
  }
  const isSearching = query.trim() !== '';
  const groups = isSearching
    ? [{ letter: '', countries: findCountries(countries.data, query) }]
    : groupCountries(countries.data, locale);
  const search = text(kind === 'country' ? 'overseas.searchCountry' : 'overseas.searchDialCode');
  return (
    <>
      <div className={styles['head']}>
        <Field
          layout="search"
          label={search}
          placeholder={search}
          autoComplete="off"
          spellCheck={false}
          lang=""
          clearable
          value={query}
          onChange={setQuery}
          onKeyDown={(event) => {
            // The sheet is inside a form, which a search must not submit.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        {isSearching ? null : (
          <nav className={styles['letters']} aria-label={text('overseas.letters')}>
            {groups.map(({ letter }) => (
              <button
                key={letter}
                type="button"
                className={styles['letter']}
                onClick={() =>
                  list.current
                    ?.querySelector(`[data-letter="${CSS.escape(letter)}"]`)
                    ?.scrollIntoView({ block: 'start' })
                }
              >
                {letter}
              </button>
            ))}
          </nav>
        )}
      </div>
      <div ref={list} className={styles['groups']}>
        {isSearching && groups[0]?.countries.length === 0 ? (
          <output className={styles['none']}>{text('overseas.noCountry')}</output>
        ) : null}
        {groups.map((group) => (
          <section key={group.letter} className={styles['group']} data-letter={group.letter}>
            {group.letter === '' ? null : <h3 className={styles['heading']}>{group.letter}</h3>}
            <ul>
              {group.countries.map((country) => (
                <CountryRow
                  key={country.code}
                  country={country}
                  hasDialCode={kind === 'dialCode'}
                  isChosen={
                    chosen !== '' && chosen === (kind === 'country' ? country.code : country.dialCode)
                  }
                  onChoose={() => onChoose(country)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

interface CountryRowProps {
  readonly country: Country;
  readonly hasDialCode: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function CountryRow({ country, hasDialCode, isChosen, onChoose }: CountryRowProps): ReactElement {
  return (
    <li>
      <button type="button" className={styles['country']} aria-pressed={isChosen} onClick={onChoose}>
        <span className={styles['countryName']}>{country.name}</span>
        {hasDialCode ? <span className={styles['dialCode']}>+{country.dialCode}</span> : null}
        {isChosen ? <Icon name="check" size={18} /> : null}
      </button>
    </li>
  );
}
