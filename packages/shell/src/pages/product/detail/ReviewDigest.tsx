import type { Comment, ProductDetail } from '@pawlet/core/api';
import { variantName } from '@pawlet/core/rules';
import { useText } from '@pawlet/widgets';
import { RouteLink } from '@pawlet/widgets/parts';
import { ButtonLink, Icon, Picture } from '@pawlet/widgets/ui';
import { memo } from 'react';
import { ClampedText } from '../../../layout/ClampedText.tsx';
import { Stars } from '../../../layout/Stars.tsx';
import { paths } from '../../../routing/paths.ts';
import { Translated } from '../../../translation/Translated.tsx';
import styles from './Detail.module.css';
import { productDetailMessages } from './productDetailMessages.ts';

const shown = 2;

/** A summary of the reviews. */
export const ReviewDigest = memo(function ReviewDigest({ product }: { readonly product: ProductDetail }) {
  const text = useText(productDetailMessages);
  return (
    <section className={styles['card']}>
      <RouteLink className={styles['headingLink']} route={`${paths.productReviews}?goods_id=${product.id}`}>
        <h2 className={styles['heading']}>
          {text('productDetail.reviews', { count: product.commentCount })}
        </h2>
        <span className={styles['percent']}>
          {product.commentCount > 0
            ? text('productDetail.favourable', { percent: product.favourablePercent })
            : null}
          <Icon name="chevronRight" size={14} />
        </span>
      </RouteLink>
      {product.comments.length === 0 ? (
        <p className={styles['none']}>{text('productDetail.noReviews')}</p>
      ) : null}
      {product.comments.slice(0, shown).map((comment) => (
        <Review key={comment.id} comment={comment} />
      ))}
      {product.commentCount === 0 ? null : (
        <p className={styles['allReviews']}>
          <ButtonLink
            size="s"
            variant="outlined"
            tone="neutral"
            href={`#/pages/remark/lists?goods_id=${product.id}`}
          >
            {text('productDetail.allReviews')}
          </ButtonLink>
        </p>
      )}
    </section>
  );
});

function Review({ comment }: { readonly comment: Comment }) {
  const text = useText(productDetailMessages);
  const variant = variantName(comment.attributes);
  return (
    <article className={styles['review']}>
      <div className={styles['author']}>
        <span className={styles['avatar']}>
          {comment.author.avatarUrl === '' ? (
            <Icon name="user" size={18} />
          ) : (
            <Picture src={comment.author.avatarUrl} alt="" radius="full" sizes="32px" />
          )}
        </span>
        <span lang={comment.author.nickname === '' ? undefined : ''}>
          {comment.author.nickname === '' ? text('productDetail.anonymous') : comment.author.nickname}
        </span>
        <span className={styles['stars']}>
          <Stars count={comment.star} />
        </span>
      </div>
      {variant === '' ? null : <p className={styles['variant']}>{variant}</p>}
      <Translated kind="review" id={comment.id} text={comment.content} language={comment.language}>
        {(shown) => (
          <ClampedText
            key={shown.text}
            {...shown}
            more={text('productDetail.more')}
            less={text('productDetail.less')}
          />
        )}
      </Translated>
      {comment.merchantReply === '' ? null : (
        <div className={styles['reply']}>
          <ClampedText
            size="s"
            text={text('productDetail.merchantReply', { text: comment.merchantReply })}
            language={comment.language}
            more={text('productDetail.more')}
            less={text('productDetail.less')}
          />
        </div>
      )}
    </article>
  );
}
