import { useText } from '@pawlet/widgets';
import { Tabs } from '@pawlet/widgets/ui';
import { useCallback, useState, type RefObject } from 'react';
import { useOnScroll } from '../../../layout/useOnScroll.ts';
import { useScrolled } from '../../../layout/useScrolled.ts';
import styles from './Detail.module.css';
import { productDetailMessages } from './productDetailMessages.ts';

/** Sections of the page that the bar links to. */
export type Section = 'goods' | 'reviews' | 'detail' | 'more';

const order: readonly Section[] = ['goods', 'reviews', 'detail', 'more'];
const barHeight = 96;
const shownAfter = (): number => 150;

export interface SectionTabsProps {
  readonly sections: RefObject<Partial<Record<Section, HTMLElement | null>>>;
}

/** Tabs in the bar that follow the scrolling and link to the sections of the page. */
export function SectionTabs({ sections }: SectionTabsProps) {
  const text = useText(productDetailMessages);
  const isShown = useScrolled(shownAfter);
  const [selected, setSelected] = useState<Section>('goods');
  const follow = useCallback(() => {
    const passed = order.filter(
      (name) => (sections.current[name]?.getBoundingClientRect().top ?? Infinity) <= barHeight,
    );
    setSelected(passed.at(-1) ?? 'goods');
  }, [sections]);
  useOnScroll(follow);
  if (!isShown) return null;
  const labels: Readonly<Record<Section, string>> = {
    goods: text('productDetail.tabGoods'),
    reviews: text('productDetail.tabReviews'),
    detail: text('productDetail.tabDetail'),
    more: text('productDetail.tabMore'),
  };
  return (
    <Tabs
      className={styles['tabs']}
      label={text('productDetail.detail')}
      items={order.map((id) => ({ id, label: labels[id] }))}
      selected={selected}
      onSelect={(id) => {
        const name = order.find((known) => known === id);
        if (name) sections.current[name]?.scrollIntoView({ block: 'start' });
      }}
    />
  );
}
