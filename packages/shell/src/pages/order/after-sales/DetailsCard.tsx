import type { AfterSale } from '@pawlet/core/api';
import { useState } from 'react';
import { useFormat, useText } from '@pawlet/widgets';
import { CopyText, OrderLineRow, RouteLink } from '@pawlet/widgets/parts';
import { Picture } from '@pawlet/widgets/ui';
import { LazyLightbox } from '../../../layout/LazyLightbox.tsx';
import { Fact, FactList } from '../../../layout/FactList.tsx';
import { afterSaleMessages } from '../afterSaleMessages.ts';
import styles from '../detail/Detail.module.css';
import { orderRoute } from '../../../routing/builders/orderRoutes.ts';
import own from './AfterSale.module.css';

/** The shopper's own reason and pictures. */
export function DetailsCard({ afterSale }: { readonly afterSale: AfterSale }) {
  const text = useText(afterSaleMessages);
  const format = useFormat();
  const { line, orderNumber, refundNumber, typeText, quantity, reason, remark, createdAt } = afterSale;
  return (
    <section className={styles['card']}>
      <h2 className={styles['heading']}>{text('afterSale.details')}</h2>
      {line === undefined ? null : (
        <RouteLink className={own['goods']} route={orderRoute(orderNumber)}>
          <OrderLineRow line={line} />
        </RouteLink>
      )}
      <FactList>
        <Fact name={text('afterSale.typeRow')}>{typeText}</Fact>
        <Fact name={text('afterSale.pieces')}>{format.number(quantity)}</Fact>
        {afterSale.type === 'return' ? (
          <Fact name={text('afterSale.method')}>
            {text(afterSale.returnMethod === 'self' ? 'afterSale.methodSelf' : 'afterSale.methodDefault')}
          </Fact>
        ) : null}
        <Fact name={text('afterSale.reason')}>
          <span lang="">{reason}</span>
        </Fact>
        {remark === '' ? null : (
          <Fact name={text('afterSale.note')}>
            <span lang="">{remark}</span>
          </Fact>
        )}
        {createdAt === undefined ? null : (
          <Fact name={text('afterSale.appliedAt')}>{format.date(createdAt, 'dateTime')}</Fact>
        )}
        <Fact name={text('afterSale.refundNumber')}>
          <CopyText value={refundNumber} name={text('afterSale.refundNumber')} />
        </Fact>
        <Fact name={text('afterSale.orderNumber')}>
          <CopyText value={orderNumber} name={text('afterSale.orderNumber')} />
        </Fact>
      </FactList>
      <Media afterSale={afterSale} />
    </section>
  );
}

function Media({ afterSale: { imageUrls, videoUrls } }: { readonly afterSale: AfterSale }) {
  const text = useText(afterSaleMessages);
  const [shown, setShown] = useState<number>();
  const [isOpen, setIsOpen] = useState(false);
  if (imageUrls.length === 0 && videoUrls.length === 0) return null;
  const getAlt = (index: number): string => text('afterSale.picture', { number: index + 1 });
  return (
    <>
      <ul className={own['media']}>
        {imageUrls.map((url, index) => (
          <li key={url}>
            <button
              type="button"
              className={own['thumb']}
              aria-label={getAlt(index)}
              onClick={() => {
                setShown(index);
                setIsOpen(true);
              }}
            >
              <Picture src={url} alt="" sizes="33vw" radius="s" />
            </button>
          </li>
        ))}
      </ul>
      {videoUrls.map((url) => (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- shoppers' own videos have none
        <video key={url} className={own['video']} src={url} controls playsInline preload="metadata" />
      ))}
      <LazyLightbox
        open={isOpen}
        onClose={() => setIsOpen(false)}
        label={text('afterSale.pictures')}
        pictures={imageUrls.map((src, index) => ({ src, alt: getAlt(index) }))}
        start={shown ?? 0}
      />
    </>
  );
}
