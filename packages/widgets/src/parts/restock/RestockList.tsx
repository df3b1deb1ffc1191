import type { ReactElement } from 'react';
import { useText, useToast } from '../../runtime/index.ts';
import { Icon, IconButton, Picture } from '../../ui/index.ts';
import { RouteLink } from '../route-link/RouteLink.tsx';
import { restockMessages } from './restockMessages.ts';
import styles from './Restock.module.css';
import { useRestockAlerts } from './useRestockAlerts.ts';

/** The shopper's alerts, each with a link to its product and a remove button; renders nothing without alerts. */
export function RestockList(): ReactElement | null {
  const text = useText(restockMessages);
  const showToast = useToast();
  const { alerts, remove, isBusy } = useRestockAlerts();
  if (alerts.length === 0) return null;
  return (
    <section className={styles['list']}>
      <h2 className={styles['heading']}>{text('restock.list')}</h2>
      <ul>
        {alerts.map(({ token, goodsId, skuId, title, variant, imageUrl, email }) => (
          <li key={token} className={styles['row']}>
            <RouteLink
              className={styles['link']}
              route={`/pages/goods/detail?id=${goodsId}${variant === '' ? '' : `&variant=${skuId}`}`}
            >
              <Picture className={styles['picture']} src={imageUrl} alt="" sizes="56px" radius="s" />
              <span className={styles['facts']}>
                <span>{[title, variant].filter((part) => part !== '').join(' · ')}</span>
                <small className={styles['note']}>{text('restock.waiting', { email })}</small>
              </span>
            </RouteLink>
            <IconButton
              icon={<Icon name="close" size={18} />}
              label={text('restock.cancelNamed', {
                title: [title, variant].filter((part) => part !== '').join(' · '),
              })}
              disabled={isBusy}
              onClick={() =>
                void remove(token).then((isRemoved) => {
                  if (isRemoved) showToast(text('restock.canceled'));
                  return undefined;
                })
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
