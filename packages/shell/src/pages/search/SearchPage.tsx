import { shopMessages } from '@pawlet/core/errors';
import { productQueries } from '@pawlet/core/queries';
import { useConfig, useConfirm, usePawlet, useQuery, useSession, useText, useToast } from '@pawlet/widgets';
import { Chip, Chips, Icon } from '@pawlet/widgets/ui';
import { useEffect, useRef, useState } from 'react';
import { Page } from '../../layout/Page.tsx';
import { usePaused } from '../../layout/usePaused.ts';
import { useNavigation } from '../../storefront.ts';
import { textParameter } from '../../routing/parameters.ts';
import { paths } from '../../routing/paths.ts';
import { usePage, usePageParameters } from '../../stack/PageContext.ts';
import { searchMessages } from '../../search/searchMessages.ts';
import { SearchForm } from '../../search/SearchForm.tsx';
import styles from './Search.module.css';

const parameters = { keyword: textParameter };
const suggestionCount = 8;
const categoryCount = 3;

/** Search words: typed, recent, hot, or suggested while typing. */
export function SearchPage() {
  const { session } = usePawlet();
  const navigation = useNavigation();
  const { isActive } = usePage();
  const { keyword: given = '' } = usePageParameters(parameters);
  const text = useText(searchMessages);
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const [keyword, setKeyword] = useState(given);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isActive) input.current?.focus();
  }, [isActive]);

  const search = (word: string): void => {
    const wanted = word.trim();
    if (wanted === '') {
      showToast(shopText('check.keyword'));
      input.current?.focus();
      return;
    }
    session.addKeyword(wanted);
    void navigation.navigateTo(`${paths.products}?keyword=${encodeURIComponent(wanted)}`);
  };

  return (
    <Page
      title={text('search.submit')}
      background="card"
      hasToTop={false}
      barCenter={
        <SearchForm ref={input} place="page" keyword={keyword} onChange={setKeyword} onSearch={search} />
      }
    >
      {keyword.trim() === '' ? (
        <Known onSearch={search} />
      ) : (
        <Suggestions keyword={keyword} onSearch={search} onFill={setKeyword} />
      )}
    </Page>
  );
}

function Known({ onSearch }: { readonly onSearch: (word: string) => void }) {
  const { session } = usePawlet();
  const text = useText(searchMessages);
  const confirm = useConfirm();
  const history = useSession((state) => state.historyKeywords);
  const hotWords = useConfig()?.hotKeywords ?? [];
  const clear = async (): Promise<void> => {
    if (
      await confirm({
        title: text('search.clearConfirm'),
        confirmLabel: text('search.clear'),
        destructive: true,
      })
    ) {
      session.clearKeywords();
    }
  };
  return (
    <div className={styles['known']}>
      {history.length > 0 ? (
        <section>
          <div className={styles['head']}>
            <h2 className={styles['heading']}>{text('search.history')}</h2>
            <button type="button" className={styles['clear']} onClick={() => void clear()}>
              <Icon name="trash" size={18} />
              {text('search.clear')}
            </button>
          </div>
          <Chips label={text('search.history')}>
            {history.map((word) => (
              <Chip
                key={word}
                onClick={() => onSearch(word)}
                removeLabel={text('search.remove', { word })}
                onRemove={() => session.removeKeyword(word)}
              >
                <span lang="">{word}</span>
              </Chip>
            ))}
          </Chips>
        </section>
      ) : null}
      {hotWords.length > 0 ? (
        <section>
          <h2 className={styles['heading']}>{text('search.hot')}</h2>
          <ol className={styles['hot']}>
            {hotWords.map((word, index) => (
              <li key={word}>
                <button type="button" className={styles['hotWord']} onClick={() => onSearch(word)}>
                  <span className={styles['number']} data-top={index < 3 || undefined} aria-hidden="true">
                    {index + 1}
                  </span>
                  {word}
                </button>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </div>
  );
}

interface SuggestionsProps {
  readonly keyword: string;
  readonly onSearch: (word: string) => void;
  readonly onFill: (word: string) => void;
}

function Suggestions({ keyword, onSearch, onFill }: SuggestionsProps) {
  const text = useText(searchMessages);
  const navigation = useNavigation();
  const word = usePaused(keyword).trim();
  const history = useSession((state) => state.historyKeywords);
  const config = useConfig();
  const found = useQuery(
    word === '' ? undefined : productQueries.page({ keyword: word, pageSize: suggestionCount }),
    { keepPrevious: true, refreshOnFocus: false },
  );
  const tree = useQuery(word === '' ? undefined : productQueries.categories(), {
    refreshOnFocus: false,
    refreshOnMount: false,
  });
  const lower = word.toLowerCase();
  const categories = (tree.data ?? [])
    .flatMap((category) => [category, ...category.children])
    .filter(({ name }) => name.toLowerCase().includes(lower));
  const words = [...new Set([...history, ...(config?.hotKeywords ?? [])])].filter(
    (known) => known.toLowerCase().includes(lower) && known !== word,
  );
  return (
    <ul className={styles['suggestions']} aria-label={text('search.suggestions')}>
      {/* The typed text can always be searched, whatever the suggestions. */}
      <li className={styles['suggestion']}>
        <button type="button" className={styles['word']} onClick={() => onSearch(keyword)}>
          <Icon name="search" size={18} />
          <strong lang="">{keyword.trim()}</strong>
        </button>
      </li>
      {words.slice(0, 4).map((known) => (
        <li key={known} className={styles['suggestion']}>
          <button type="button" className={styles['word']} onClick={() => onSearch(known)}>
            <Icon name="search" size={18} />
            <Marked text={known} part={lower} />
          </button>
          <button
            type="button"
            className={styles['fill']}
            aria-label={text('search.fill', { word: known })}
            onClick={() => onFill(known)}
          >
            <Icon name="arrowUpLeft" size={18} />
          </button>
        </li>
      ))}
      {categories.slice(0, categoryCount).map(({ id, name }) => (
        <li key={id} className={styles['suggestion']}>
          <button
            type="button"
            className={styles['word']}
            onClick={() => void navigation.navigateTo(`${paths.products}?category_id=${id}`)}
          >
            <Icon name="categories" size={18} />
            <Marked text={name} part={lower} />
            <span className={styles['kind']}>{text('search.category')}</span>
          </button>
        </li>
      ))}
      {(found.data?.items ?? []).map((product) => (
        <li key={product.id} className={styles['suggestion']}>
          <button
            type="button"
            className={styles['word']}
            onClick={() => void navigation.navigateTo(`${paths.product}?id=${product.id}`)}
          >
            <Icon name="search" size={18} />
            <Marked text={product.title} part={lower} />
          </button>
          <button
            type="button"
            className={styles['fill']}
            aria-label={text('search.fill', { word: product.title })}
            onClick={() => onFill(product.title)}
          >
            <Icon name="arrowUpLeft" size={18} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A text with the typed part in bold. */
function Marked({ text, part }: { readonly text: string; readonly part: string }) {
  const at = part === '' ? -1 : text.toLowerCase().indexOf(part);
  if (at < 0) return <span>{text}</span>;
  return (
    <span>
      {text.slice(0, at)}
      <strong>{text.slice(at, at + part.length)}</strong>
      {text.slice(at + part.length)}
    </span>
  );
}
