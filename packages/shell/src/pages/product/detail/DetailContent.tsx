import type { ProductDetail, SkuId } from '@pawlet/core/api';
import { Progressive, useText } from '@pawlet/widgets';
import { RichText, SkuSheet, usePurchase, useVariants, type VariantAction } from '@pawlet/widgets/parts';
import { Icon, IconButton } from '@pawlet/widgets/ui';
import { useEffect, useRef, useState } from 'react';
import { Page } from '../../../layout/Page.tsx';
import { UntilNear } from '../../../layout/UntilNear.tsx';
import { useNavigation } from '../../../storefront.ts';
import { usePage } from '../../../stack/PageContext.ts';
import { useIsWide } from '../../../site/useIsWide.ts';
import { BuyBar } from './BuyBar.tsx';
import { BuyBox } from './BuyBox.tsx';
import styles from './Detail.module.css';
import { DetailCells } from './DetailCells.tsx';
import { Gallery } from './Gallery.tsx';
import { ProductTrail } from './ProductTrail.tsx';
import { productDetailMessages } from './productDetailMessages.ts';
import { PriceBlock } from './PriceBlock.tsx';
import { QuestionDigest } from './QuestionDigest.tsx';
import { Recommendations } from './Recommendations.tsx';
import { ReviewDigest } from './ReviewDigest.tsx';
import { SectionTabs, type Section } from './SectionTabs.tsx';
import { ShareSheet } from './ShareSheet.tsx';
import { useStructuredData } from './useStructuredData.ts';

export interface DetailContentProps {
  readonly product: ProductDetail;
  /** The variant in the URL. */
  readonly variant: SkuId | undefined;
  readonly onRefresh: () => Promise<void>;
}

const bothActions: readonly VariantAction[] = ['cart', 'buy'];

/** A loaded product: gallery, price, choices, reviews, text, and the bar to buy it. */
export function DetailContent({ product, variant, onRefresh }: DetailContentProps) {
  const navigation = useNavigation();
  const { isActive } = usePage();
  const text = useText(productDetailMessages);
  const purchase = usePurchase();
  const choice = useVariants(product, { skuId: variant });
  useStructuredData(product, isActive);
  const [actions, setActions] = useState(bothActions);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [isSharing, setIsSharing] = useState(false);
  const sections = useRef<Partial<Record<Section, HTMLElement | null>>>({});

  const chosen = product.specs.length > 0 ? choice.sku?.id : undefined;
  useEffect(() => {
    if (!isActive || chosen === variant) return;
    navigation.replaceParameters(`id=${product.id}${chosen === undefined ? '' : `&variant=${chosen}`}`);
  }, [navigation, isActive, product.id, chosen, variant]);

  const isWide = useIsWide();
  const openSheet = (wanted: readonly VariantAction[]): void => {
    setActions(wanted);
    setIsSheetOpen(true);
  };
  return (
    <Page
      title={product.title}
      bar="transparent"
      barCenter={<SectionTabs sections={sections} />}
      barActions={
        <IconButton
          icon={<Icon name="share" size={18} />}
          label={text('productDetail.share')}
          onClick={() => setIsSharing(true)}
        />
      }
      siteBar="title"
      siteCenter={<ProductTrail product={product} />}
      onRefresh={onRefresh}
      footer={
        isWide ? undefined : <BuyBar product={product} isSoldOut={product.isSoldOut} onOpen={openSheet} />
      }
    >
      <div className={styles['columns']} data-wide={isWide || undefined}>
        <div ref={(node) => void (sections.current.goods = node)} className={styles['goods']}>
          <Progressive turn={0}>
            <Gallery product={product} />
          </Progressive>
          <div className={styles['box']}>
            <PriceBlock product={product} choice={choice} />
            {isWide ? (
              <BuyBox
                product={product}
                choice={choice}
                onConfirm={async (action, sku) => void (await purchase(action, sku))}
              />
            ) : null}
            <Progressive turn={1}>
              <DetailCells
                product={product}
                choice={choice}
                onChoose={isWide ? undefined : () => openSheet(bothActions)}
              />
            </Progressive>
          </div>
        </div>
        <Progressive turn={2}>
          <div ref={(node) => void (sections.current.reviews = node)} className={styles['section']}>
            <UntilNear>
              <ReviewDigest product={product} />
              <QuestionDigest product={product} />
            </UntilNear>
          </div>
        </Progressive>
        {/* Containers that are rendered with their content: an empty one would be pushed down by what is rendered
           before it. */}
        <Progressive turn={3}>
          <section ref={(node) => void (sections.current.detail = node)} className={styles['card']}>
            <h2 className={styles['heading']}>{text('productDetail.detail')}</h2>
            <RichText html={product.contentHtml} />
          </section>
        </Progressive>
      </div>
      <Progressive turn={4}>
        <section ref={(node) => void (sections.current.more = node)} className={styles['section']}>
          <UntilNear>
            <Recommendations product={product} />
          </UntilNear>
        </section>
      </Progressive>
      <ShareSheet
        open={isSharing}
        onClose={() => setIsSharing(false)}
        product={product}
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
