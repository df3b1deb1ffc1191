import type { Comment, GoodsDetail } from '@pawlet/core/api';
import { useText } from '@pawlet/widgets';
import { Icon, Picture } from '@pawlet/widgets/ui';
import styles from './Detail.module.css';
import { goodsDetailMessages } from './messages/messages.ts';

const shown = 2;

/** What buyers say, in short. */
export function ReviewDigest({ goods }: { readonly goods: GoodsDetail }) {
  const text = useText(goodsDetailMessages);
  return (
    <section className={styles['card']}>
      <div className={styles['headingRow']}>
        <h2 className={styles['heading']}>{text('goodsDetail.reviews', { count: goods.commentCount })}</h2>
        {goods.commentCount > 0 ? (
          <span className={styles['percent']}>
            {text('goodsDetail.favourable', { percent: goods.favourablePercent })}
          </span>
        ) : null}
      </div>
      {goods.comments.length === 0 ? <p className={styles['none']}>{text('goodsDetail.noReviews')}</p> : null}
      {goods.comments.slice(0, shown).map((comment) => (
        <Review key={comment.id} comment={comment} />
      ))}
    </section>
  );
}

function Review({ comment }: { readonly comment: Comment }) {
  const text = useText(goodsDetailMessages);
  const variant = comment.attributes.map(({ value }) => value).join(' · ');
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
        <span lang="">
          {comment.author.nickname === '' ? text('goodsDetail.anonymous') : comment.author.nickname}
        </span>
        <Stars count={comment.star} />
      </div>
      {variant === '' ? null : <p className={styles['variant']}>{variant}</p>}
      <p lang={comment.language}>{comment.content}</p>
      {comment.merchantReply === '' ? null : (
        <p className={styles['reply']} lang={comment.language}>
          {text('goodsDetail.merchantReply', { text: comment.merchantReply })}
        </p>
      )}
    </article>
  );
}

const five = [1, 2, 3, 4, 5];

function Stars({ count }: { readonly count: number }) {
  const text = useText(goodsDetailMessages);
  return (
    // Five icons that mean one thing together.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <span className={styles['stars']} role="img" aria-label={text('goodsDetail.stars', { count })}>
      {five.map((star) => (
        <Icon key={star} name="star" filled={star <= count} size={14} />
      ))}
    </span>
  );
}
