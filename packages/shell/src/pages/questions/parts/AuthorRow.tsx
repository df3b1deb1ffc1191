import { useFormat, useText } from '@pawlet/widgets';
import { Icon, Picture, Tag } from '@pawlet/widgets/ui';
import styles from '../Questions.module.css';
import { questionsMessages } from '../questionsMessages.ts';

export interface AuthorRowProps {
  readonly author: { readonly nickname: string; readonly avatarUrl: string };
  /** @default false */
  readonly isBuyer?: boolean | undefined;
  readonly createdAt: number | undefined;
}

/** The author of a question or an answer, and the date. */
export function AuthorRow({ author, isBuyer = false, createdAt }: AuthorRowProps) {
  const text = useText(questionsMessages);
  const format = useFormat();
  return (
    <div className={styles['author']}>
      <span className={styles['avatar']}>
        {author.avatarUrl === '' ? (
          <Icon name="user" size={16} />
        ) : (
          <Picture src={author.avatarUrl} alt="" radius="full" sizes="24px" />
        )}
      </span>
      {author.nickname === '' ? (
        <span className={styles['nickname']}>{text('questions.shopper')}</span>
      ) : (
        <span className={styles['nickname']} lang="">
          {author.nickname}
        </span>
      )}
      {isBuyer ? <Tag tone="success">{text('questions.bought')}</Tag> : null}
      {createdAt === undefined ? null : <span className={styles['when']}>{format.relative(createdAt)}</span>}
    </div>
  );
}
