import { useConfig, usePawlet, useText } from '@pawlet/widgets';
import { Button, ButtonLink, Chip, Chips, EmptyState, Icon } from '@pawlet/widgets/ui';
import styles from './List.module.css';
import { productListMessages } from './productListMessages.ts';
import { FiltersToRemove } from './FiltersToRemove.tsx';
import { useListCounts } from './useListCounts.ts';
import { noFilter, type ListQuery } from './useListQuery.ts';

export interface EmptyProductListProps {
  readonly query: ListQuery;
  /** Price, brand or attributes narrow the list. */
  readonly isFiltered: boolean;
  /** Similar searches that have results. */
  readonly nearest: readonly string[];
  readonly onChange: (change: Partial<ListQuery>) => void;
}

/** Why a list has no products, and where to continue. */
export function EmptyProductList({ query, isFiltered, nearest, onChange }: EmptyProductListProps) {
  const text = useText(productListMessages);
  const { counts } = useListCounts(query, isFiltered);
  if (isFiltered) {
    return (
      <>
        <EmptyState
          picture={<Icon name="filter" size={56} />}
          title={text('productList.emptyFilter')}
          action={
            <Button variant="outlined" onClick={() => onChange(noFilter)}>
              {text('productList.resetFilter')}
            </Button>
          }
        />
        <FiltersToRemove place="page" query={query} counts={counts} onChange={onChange} />
      </>
    );
  }
  if (query.keyword !== undefined)
    return <NothingFound keyword={query.keyword} nearest={nearest} onChange={onChange} />;
  return (
    <EmptyState
      picture={<Icon name="box" size={56} />}
      title={text('productList.emptyPlace')}
      action={<ButtonLink href="#/pages/goods/goods">{text('productList.toAll')}</ButtonLink>}
    />
  );
}

interface NothingFoundProps {
  readonly keyword: string;
  readonly nearest: EmptyProductListProps['nearest'];
  readonly onChange: EmptyProductListProps['onChange'];
}

function NothingFound({ keyword, nearest, onChange }: NothingFoundProps) {
  const text = useText(productListMessages);
  const words = (useConfig()?.hotKeywords ?? []).filter(
    (word) => word !== keyword && !nearest.includes(word),
  );
  return (
    <>
      <EmptyState
        picture={<Icon name="search" size={56} />}
        title={text('productList.empty')}
        description={text('productList.emptyHint')}
        action={
          <ButtonLink
            variant="outlined"
            href={`#/pages/search/search?keyword=${encodeURIComponent(keyword)}`}
          >
            {text('productList.changeSearch')}
          </ButtonLink>
        }
      />
      <Words label={text('productList.nearest')} words={nearest} onChange={onChange} />
      <Words label={text('productList.hotWords')} words={words} onChange={onChange} />
    </>
  );
}

interface WordsProps {
  readonly label: string;
  readonly words: readonly string[];
  readonly onChange: EmptyProductListProps['onChange'];
}

function Words({ label, words, onChange }: WordsProps) {
  const { session } = usePawlet();
  if (words.length === 0) return null;
  return (
    <section className={styles['words']}>
      <h2 className={styles['heading']}>{label}</h2>
      <Chips label={label}>
        {words.map((word) => (
          <Chip
            key={word}
            onClick={() => {
              session.addKeyword(word);
              onChange({ keyword: word });
            }}
          >
            {word}
          </Chip>
        ))}
      </Chips>
    </section>
  );
}
