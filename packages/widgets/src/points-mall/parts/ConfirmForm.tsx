import { shopMessages } from '@pawlet/core/errors';
import type { ReactElement } from 'react';
import { useRef } from 'react';
import { useFormat, useText } from '../../runtime/index.ts';
import { Button, Checkbox, Field, part, Picture } from '../../ui/index.ts';
import { pointsMallMessages } from '../pointsMallMessages.ts';
import { useExchange, type ExchangeDraft, type ExchangeOptions } from '../useExchange.ts';
import viewStyles from '../View.module.css';
import { BottomBar } from './BottomBar.tsx';
import styles from './ConfirmForm.module.css';
import { DeliveryPanel } from './DeliveryPanel.tsx';
import { ModelPicker } from './ModelPicker.tsx';
import { Points } from './Points.tsx';
import { useAttention } from './useAttention.ts';

export type ConfirmFormProps = ExchangeOptions;

/** The details to confirm, and the confirmation button. */
export function ConfirmForm(props: ConfirmFormProps): ReactElement {
  const { reward, quantity, delivery } = props;
  const text = useText(pointsMallMessages);
  const shopText = useText(shopMessages);
  const draft = useExchange(props);
  const needsModel =
    reward.models.length > 0 && (props.model === undefined || !reward.models.includes(props.model));
  const buttonText = (): string => {
    if (draft.affordability === 'out-of-stock') return shopText('stock.none');
    return draft.affordability === 'short' ? shopText('points.notEnough') : text('pointsMall.confirm');
  };
  const isPossible = draft.affordability !== 'out-of-stock' && draft.affordability !== 'short';
  return (
    <div className={viewStyles['view']}>
      <div className={viewStyles['content']}>
        {delivery === undefined ? null : <DeliveryPanel delivery={delivery} missed={draft.missed.address} />}
        <section className={viewStyles['card']}>
          <div className={styles['reward']}>
            <Picture src={reward.imageUrl} alt="" sizes="72px" radius="m" />
            <span className={styles['words']}>
              <span className={styles['title']}>{reward.title}</span>
              {draft.model === undefined ? null : <span className={styles['model']}>{draft.model}</span>}
              <span className={styles['foot']}>
                <Points amount={reward.points} size="s" />
                <span
                  className={styles['count']}
                  aria-label={text('pointsMall.quantityOf', { total: quantity })}
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is text, labelled like a picture
                  role="img"
                >
                  ×{quantity}
                </span>
              </span>
            </span>
          </div>
          {needsModel ? (
            <ModelPicker
              models={reward.models}
              selected={draft.model}
              onSelect={draft.setModel}
              missed={draft.missed.model}
            />
          ) : null}
          {delivery === undefined ? null : (
            <Field
              label={text('pointsMall.memo')}
              placeholder={text('pointsMall.memoHint')}
              value={draft.memo}
              onChange={draft.setMemo}
              maxLength={200}
              autoComplete="off"
              lang=""
            />
          )}
        </section>
        <Sum draft={draft} />
        <Final draft={draft} />
      </div>
      <BottomBar cost={draft.cost}>
        <Button
          size="l"
          block
          variant={isPossible ? 'solid' : 'tinted'}
          tone={isPossible ? 'primary' : 'neutral'}
          aria-disabled={isPossible ? undefined : true}
          busy={draft.isBusy}
          onClick={draft.submit}
        >
          {buttonText()}
        </Button>
      </BottomBar>
    </div>
  );
}

/** Points before, price, points after. */
function Sum({ draft: { balance, cost } }: { readonly draft: ExchangeDraft }): ReactElement {
  const text = useText(pointsMallMessages);
  const format = useFormat();
  const unknown = text('pointsMall.unknown');
  const isShort = balance !== undefined && balance < cost;
  return (
    <section className={viewStyles['card']}>
      <dl className={viewStyles['facts']} {...part('sum')}>
        <div>
          <dt>{text('pointsMall.before')}</dt>
          <dd>{balance === undefined ? unknown : format.number(balance)}</dd>
        </div>
        <div>
          <dt>{text('pointsMall.cost')}</dt>
          <dd data-tone="off">{format.change(-cost)}</dd>
        </div>
        <div>
          <dt>{text('pointsMall.after')}</dt>
          <dd data-tone={isShort ? 'danger' : 'strong'}>
            {balance === undefined ? unknown : format.number(balance - cost)}
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** The warning, and the required checkbox. */
function Final({ draft }: { readonly draft: ExchangeDraft }): ReactElement {
  const text = useText(pointsMallMessages);
  const frame = useRef<HTMLDivElement>(null);
  useAttention(frame, draft.missed.final);
  return (
    <div
      ref={frame}
      className={styles['final']}
      data-state={draft.missed.final > 0 && !draft.isAccepted ? 'missing' : undefined}
      {...part('final')}
    >
      <p className={styles['warning']}>{text('pointsMall.warning')}</p>
      <Checkbox checked={draft.isAccepted} onChange={draft.setAccepted}>
        {text('pointsMall.final')}
      </Checkbox>
    </div>
  );
}
