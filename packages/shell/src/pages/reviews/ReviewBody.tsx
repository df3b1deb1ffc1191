import type { Review } from '@pawlet/core/api';
import { variantName } from '@pawlet/core/rules';
import { useFormat, useText } from '@pawlet/widgets';
import { Icon, Picture } from '@pawlet/widgets/ui';
import { ClampedText } from '../../layout/ClampedText.tsx';
import { Stars } from '../../layout/Stars.tsx';
import { Translated } from '../../translation/Translated.tsx';
import type { MediaViewer } from './MediaViewer.tsx';
import { MediaGrid } from './MediaGrid.tsx';
import { reviewPagesMessages } from './reviewPagesMessages.ts';
import styles from './Reviews.module.css';

/** Author, stars, date and variant. */
export function ReviewHead({ review }: { readonly review: Review }) {
  const text = useText(reviewPagesMessages);
  return (
    <div className={styles['author']}>
      <Avatar url={review.author.avatarUrl} />
      <span className={styles['authorText']}>
        <span className={styles['name']} lang={review.author.nickname === '' ? undefined : ''}>
          {review.author.nickname === '' ? text('reviewPages.anonymous') : review.author.nickname}
        </span>
        <ReviewFacts review={review} />
      </span>
      <Stars count={review.star} />
    </div>
  );
}

/** Date and variant. */
export function ReviewFacts({ review }: { readonly review: Review }) {
  const format = useFormat();
  const variant = variantName(review.attributes);
  const facts = [review.createdAt === undefined ? '' : format.date(review.createdAt), variant];
  return <span className={styles['facts']}>{facts.filter((fact) => fact !== '').join(' · ')}</span>;
}

export function Avatar({ url }: { readonly url: string }) {
  return (
    <span className={styles['avatar']}>
      {url === '' ? <Icon name="user" size={20} /> : <Picture src={url} alt="" radius="full" sizes="36px" />}
    </span>
  );
}

export interface ReviewContentProps {
  readonly review: Review;
  readonly viewer: MediaViewer;
  /**
   * Truncates it to four lines, expandable.
   * @default true
   */
  readonly isClamped?: boolean;
}

/** The text, with its pictures and the shop's reply. */
export function ReviewContent({ review, viewer, isClamped = true }: ReviewContentProps) {
  const text = useText(reviewPagesMessages);
  return (
    <>
      <Translated kind="review" id={review.id} text={review.content} language={review.language}>
        {(shown) =>
          isClamped ? (
            <ClampedText
              key={shown.text}
              {...shown}
              more={text('reviewPages.more')}
              less={text('reviewPages.less')}
            />
          ) : (
            <p className={styles['words']} lang={shown.language}>
              {shown.text}
            </p>
          )
        }
      </Translated>
      <MediaGrid review={review} viewer={viewer} />
      {review.merchantReply === '' ? null : (
        <div className={styles['reply']}>
          <p className={styles['replyName']}>{text('reviewPages.shopReply')}</p>
          <Translated
            kind="review"
            id={review.merchantReplyId}
            text={review.merchantReply}
            language={review.replyLanguage}
          >
            {(shown) =>
              isClamped ? (
                <ClampedText
                  key={shown.text}
                  {...shown}
                  size="s"
                  more={text('reviewPages.more')}
                  less={text('reviewPages.less')}
                />
              ) : (
                <p lang={shown.language}>{shown.text}</p>
              )
            }
          </Translated>
        </div>
      )}
    </>
  );
}
