import { useConfig, usePawlet, useText } from '@pawlet/widgets';
import { Button, ButtonLink, Chip, Chips, EmptyState, Icon } from '@pawlet/widgets/ui';
import styles from './List.module.css';
import { goodsListMessages } from './messages/messages.ts';
import { noFilter, type ListQuery } from './useListQuery.ts';

export interface EmptyGoodsProps {
  readonly query: ListQuery;
  /** Price, brand or attributes narrow the list. */
  readonly isFiltered: boolean;
  readonly onChange: (change: Partial<ListQuery>) => void;
}

/** Why a list has no goods, and the way on from there. */
export function EmptyGoods({ query, isFiltered, onChange }: EmptyGoodsProps) {
  const text = useText(goodsListMessages);
  if (isFiltered) {
    return (
      <EmptyState
        picture={<Icon name="filter" size={56} />}
        title={text('goodsList.emptyFilter')}
        action={
          <Button variant="outlined" onClick={() => onChange(noFilter)}>
            {text('goodsList.resetFilter')}
          </Button>
        }
      />
    );
  }
  if (query.keyword !== undefined) return <NothingFound keyword={query.keyword} onChange={onChange} />;
  return (
    <EmptyState
      picture={<Icon name="box" size={56} />}
      title={text('goodsList.emptyPlace')}
      action={<ButtonLink href="#/pages/goods/goods">{text('goodsList.toAll')}</ButtonLink>}
    />
  );
}

interface NothingFoundProps {
  readonly keyword: string;
  readonly onChange: EmptyGoodsProps['onChange'];
}

function NothingFound({ keyword, onChange }: NothingFoundProps) {
  const { session } = usePawlet();
  const text = useText(goodsListMessages);
  const words = (useConfig()?.hotKeywords ?? []).filter((word) => word !== keyword);
  return (
    <>
      <EmptyState
        picture={<Icon name="search" size={56} />}
        title={text('goodsList.empty')}
        description={text('goodsList.emptyHint')}
        action={
          <ButtonLink
            variant="outlined"
            href={`#/pages/search/search?keyword=${encodeURIComponent(keyword)}`}
          >
            {text('goodsList.changeSearch')}
          </ButtonLink>
        }
      />
      {words.length === 0 ? null : (
        <section className={styles['words']}>
          <h2 className={styles['heading']}>{text('goodsList.hotWords')}</h2>
          <Chips label={text('goodsList.hotWords')}>
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
      )}
    </>
  );
}
