import type { GoodsDetail, SkuId } from '@pawlet/core/api';
import { Progressive, useText } from '@pawlet/widgets';
import { RichText, SkuSheet, usePurchase, useVariants, type VariantAction } from '@pawlet/widgets/parts';
import { Icon, IconButton } from '@pawlet/widgets/ui';
import { useEffect, useRef, useState } from 'react';
import { Page } from '../../../layout/Page.tsx';
import { useNavigation } from '../../../mall.ts';
import { usePage } from '../../../stack/PageContext.ts';
import { useIsWide } from '../../../site/useIsWide.ts';
import { BuyBar } from './BuyBar.tsx';
import { BuyBox } from './BuyBox.tsx';
import styles from './Detail.module.css';
import { DetailCells } from './DetailCells.tsx';
import { Gallery } from './Gallery.tsx';
import { GoodsTrail } from './GoodsTrail.tsx';
import { goodsDetailMessages } from './goodsDetailMessages.ts';
import { PriceBlock } from './PriceBlock.tsx';
import { QuestionDigest } from './QuestionDigest.tsx';
import { Recommendations } from './Recommendations.tsx';
import { ReviewDigest } from './ReviewDigest.tsx';
import { SectionTabs, type Section } from './SectionTabs.tsx';
import { ShareSheet } from './ShareSheet.tsx';
import { useStructuredData } from './useStructuredData.ts';

export interface DetailContentProps {
  readonly goods: GoodsDetail;
  /** The variant in the URL. */
  readonly variant: SkuId | undefined;
  readonly onRefresh: () => Promise<void>;
}

const bothActions: readonly VariantAction[] = ['cart', 'buy'];

/** A loaded product: gallery, price, choices, reviews, text, and the bar to buy it. */
export function DetailContent({ goods, variant, onRefresh }: DetailContentProps) {
  const navigation = useNavigation();
  const { isActive } = usePage();
  const text = useText(goodsDetailMessages);
  const purchase = usePurchase();
  const choice = useVariants(goods, { skuId: variant });
  useStructuredData(goods, isActive);
  const [actions, setActions] = useState(bothActions);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [isSharing, setIsSharing] = useState(false);
  const sections = useRef<Partial<Record<Section, HTMLElement | null>>>({});

  const chosen = goods.specs.length > 0 ? choice.sku?.id : undefined;
  useEffect(() => {
    if (!isActive || chosen === variant) return;
    navigation.replaceParameters(`id=${goods.id}${chosen === undefined ? '' : `&variant=${chosen}`}`);
  }, [navigation, isActive, goods.id, chosen, variant]);

  const isWide = useIsWide();
  const openSheet = (wanted: readonly VariantAction[]): void => {
    setActions(wanted);
    setIsSheetOpen(true);
  };
  return (
    <Page
      title={goods.title}
      bar="transparent"
      barCenter={<SectionTabs sections={sections} />}
      barActions={
        <IconButton
          icon={<Icon name="share" size={18} />}
          label={text('goodsDetail.share')}
          onClick={() => setIsSharing(true)}
        />
      }
      siteBar="title"
      siteCenter={<GoodsTrail goods={goods} />}
      onRefresh={onRefresh}
      footer={isWide ? undefined : <BuyBar goods={goods} isSoldOut={goods.isSoldOut} onOpen={openSheet} />}
    >
      <div className={styles['columns']} data-wide={isWide || undefined}>
        <div ref={(node) => void (sections.current.goods = node)} className={styles['goods']}>
          <Gallery goods={goods} />
          <div className={styles['box']}>
            <PriceBlock goods={goods} choice={choice} />
            {isWide ? (
              <BuyBox
                goods={goods}
                choice={choice}
                onConfirm={async (action, sku) => void (await purchase(action, sku))}
              />
            ) : null}
            <Progressive turn={1}>
              <DetailCells
                goods={goods}
                choice={choice}
                onChoose={isWide ? undefined : () => openSheet(bothActions)}
              />
            </Progressive>
          </div>
        </div>
        <Progressive turn={2}>
          <div ref={(node) => void (sections.current.reviews = node)} className={styles['section']}>
            <ReviewDigest goods={goods} />
            <QuestionDigest goods={goods} />
          </div>
        </Progressive>
        {/* Containers that are rendered with their content: an empty one would be pushed down by what is rendered
           before it. */}
        <Progressive turn={3}>
          <section ref={(node) => void (sections.current.detail = node)} className={styles['card']}>
            <h2 className={styles['heading']}>{text('goodsDetail.detail')}</h2>
            <RichText html={goods.contentHtml} />
          </section>
        </Progressive>
      </div>
      <Progressive turn={4}>
        <section ref={(node) => void (sections.current.more = node)} className={styles['section']}>
          <Recommendations goods={goods} />
        </section>
      </Progressive>
      <ShareSheet
        open={isSharing}
        onClose={() => setIsSharing(false)}
        goods={goods}
        price={choice.price}
        imageUrl={choice.imageUrl}
      />
      <SkuSheet
        open={isSheetOpen}
        onClose={() => setIsSheetOpen(false)}
        choice={choice}
        actions={actions}
        onConfirm={async (action, chosenSku) => {
          if (await purchase(action, chosenSku)) setIsSheetOpen(false);
        }}
      />
    </Page>
  );
}
