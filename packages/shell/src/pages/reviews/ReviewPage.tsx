import { toId, type ReviewId, type ReviewReply } from '@pawlet/core/api';
import { reviewQueries } from '@pawlet/core/queries';
import { useFormat, usePagedQuery, useText } from '@pawlet/widgets';
import { RouteLink } from '@pawlet/widgets/parts';
import { ButtonLink, EmptyState, Icon, List, Tag } from '@pawlet/widgets/ui';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { idParameter } from '../../routing/parameters.ts';
import { paths } from '../../routing/paths.ts';
import { Translated } from '../../translation/Translated.tsx';
import { usePageParameters } from '../../stack/PageContext.ts';
import { useMediaViewer } from './MediaViewer.tsx';
import { reviewPagesMessages } from './reviewPagesMessages.ts';
import styles from './Reviews.module.css';
import { ReplyForm } from './ReplyForm.tsx';
import { Avatar, ReviewContent, ReviewHead } from './ReviewBody.tsx';

const parameters = { id: idParameter };

/** One review and its replies. */
export function ReviewPage() {
  const id = toId<ReviewId>(usePageParameters(parameters).id);
  return id === undefined ? <ReviewNotFound /> : <LoadedReview key={id} id={id} />;
}

function LoadedReview({ id }: { readonly id: ReviewId }) {
  const title = useShellText()('title.review');
  const text = useText(reviewPagesMessages);
  const thread = usePagedQuery(reviewQueries.thread(id));
  const review = thread.first?.review;
  const viewer = useMediaViewer(review === undefined ? [] : [review]);
  if (thread.status === 'ready' && review === undefined) return <ReviewNotFound />;
  const content =
    review === undefined ? null : (
      <div className={styles['cards']}>
        <article className={styles['card']}>
          <ReviewHead review={review} />
          {/* The shop's reply is among the others below. */}
          <ReviewContent review={{ ...review, merchantReply: '' }} viewer={viewer} isClamped={false} />
          <RouteLink className={styles['replies']} route={`${paths.product}?id=${review.goodsId}`}>
            {text('reviewPages.toGoods')}
            <Icon name="chevronRight" size={14} />
          </RouteLink>
        </article>
        <section className={styles['card']}>
          <h2 className={styles['heading']}>{text('reviewPages.repliesTitle')}</h2>
          {thread.items.length === 0 ? (
            <p className={styles['none']}>{text('reviewPages.noReplies')}</p>
          ) : (
            <ul className={styles['thread']}>
              {thread.items.map((reply) => (
                <ReplyRow key={reply.id} reply={reply} />
              ))}
            </ul>
          )}
        </section>
      </div>
    );
  return (
    <Page
      title={title}
      onRefresh={thread.reload}
      footer={review === undefined ? undefined : <ReplyForm id={id} />}
    >
      <List list={thread} className={styles['cards']} skeleton={{ height: '156px' }} rows={2} empty={content}>
        {content}
      </List>
      {viewer.element}
    </Page>
  );
}

function ReplyRow({ reply }: { readonly reply: ReviewReply }) {
  const text = useText(reviewPagesMessages);
  const format = useFormat();
  const { author, isMerchant, createdAt } = reply;
  return (
    <li className={styles['threadRow']}>
      <div className={styles['author']}>
        <Avatar url={author.avatarUrl} />
        <span className={styles['authorText']}>
          {isMerchant ? (
            <span>
              <Tag>{text('reviewPages.shop')}</Tag>
            </span>
          ) : (
            <span className={styles['name']} lang={author.nickname === '' ? undefined : ''}>
              {author.nickname === '' ? text('reviewPages.anonymous') : author.nickname}
            </span>
          )}
          {createdAt === undefined ? null : <span className={styles['facts']}>{format.date(createdAt)}</span>}
        </span>
      </div>
      <Translated kind="review" id={reply.id} text={reply.content} language={reply.language}>
        {(shown) => (
          <p className={styles['words']} lang={shown.language}>
            {shown.text}
          </p>
        )}
      </Translated>
    </li>
  );
}

function ReviewNotFound() {
  const title = useShellText()('title.review');
  const text = useText(reviewPagesMessages);
  return (
    <Page title={title} hasToTop={false}>
      <EmptyState
        picture={<Icon name="star" size={56} />}
        title={text('reviewPages.notFound')}
        action={<ButtonLink href="#/pages/remark/comment?status=1">{text('reviewPages.toMine')}</ButtonLink>}
      />
    </Page>
  );
}
