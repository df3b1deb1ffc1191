import type { OwnQuestion } from '@pawlet/core/api';
import { useText } from '@pawlet/widgets';
import { RouteLink } from '@pawlet/widgets/parts';
import { Icon, Picture } from '@pawlet/widgets/ui';
import { paths } from '../../../routing/paths.ts';
import styles from '../Questions.module.css';
import { questionsMessages } from '../questionsMessages.ts';

/** The product of a question. */
export function ProductRow({ product }: { readonly product: OwnQuestion['goods'] }) {
  const text = useText(questionsMessages);
  if (product === undefined) return <p className={styles['goods']}>{text('questions.productGone')}</p>;
  return (
    <RouteLink className={styles['goods']} route={`${paths.product}?id=${product.id}`}>
      <span className={styles['thumb']}>
        <Picture src={product.imageUrl} alt="" sizes="36px" radius="s" />
      </span>
      <span className={styles['goodsTitle']}>{product.title}</span>
      <Icon name="chevronRight" size={14} />
    </RouteLink>
  );
}
