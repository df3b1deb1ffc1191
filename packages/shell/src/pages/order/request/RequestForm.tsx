import type { Order, OrderLine, OrderLineId } from '@pawlet/core/api';
import { useId, useState } from 'react';
import { useConfig, useFormat, useText } from '@pawlet/widgets';
import { UploadGrid } from '@pawlet/widgets/parts';
import { Button, CellGroup, ErrorState, Price, RadioGroup, RadioRow, TextArea } from '@pawlet/widgets/ui';
import { Page } from '../../../layout/Page.tsx';
import { afterSaleMessages } from '../afterSaleMessages.ts';
import styles from './Request.module.css';
import { ChoiceField } from './ChoiceField.tsx';
import { ChoiceSheet } from './ChoiceSheet.tsx';
import { LineCard } from './LineCard.tsx';
import { useApplication, type Application } from './useRequest.ts';

export interface RequestFormProps {
  readonly title: string;
  readonly order: Order;
  readonly lineId: OrderLineId;
  /** Lines for which a request is possible. */
  readonly lines: readonly OrderLine[];
  /** The products can be returned. */
  readonly isShipped: boolean;
  readonly onStale: () => void;
}

/** The form of a refund request. */
export function RequestForm({ title, order, lineId, lines, isShipped, onStale }: RequestFormProps) {
  const text = useText(afterSaleMessages);
  const format = useFormat();
  const application = useApplication({ order, lineId, lines, isShipped, onStale });
  const { form, refundLimits, sent, getChoice, total } = application;
  const hasRest = sent.size > 0 && lines.some((line) => getChoice(line).isTicked);
  return (
    <Page
      title={title}
      hasToTop={false}
      footer={
        <div className={styles['bar']}>
          <Price amount={total.money} size="m" prefix={text('afterSale.total')} />
          <Button size="l" busy={form.isBusy || refundLimits.isLoading} onClick={() => void form.submit()}>
            {text('afterSale.submit')}
          </Button>
        </div>
      }
    >
      <div className={styles['form']}>
        {hasRest && !form.isBusy ? (
          <output className={styles['notice']}>{text('afterSale.sentSome')}</output>
        ) : null}
        <TypeChoice application={application} isShipped={isShipped} />
        <section className={styles['card']}>
          <h2 className={styles['heading']}>{text('afterSale.products')}</h2>
          <ul className={styles['lines']}>
            {lines.map((line) => (
              <LineCard
                key={line.id}
                line={line}
                choice={getChoice(line)}
                most={refundLimits.refundLimits.get(line.id)}
                isLoading={refundLimits.isLoading}
                isSent={sent.has(line.id)}
                amountRef={form.getRef(`amount.${line.id}`)}
                amountError={form.getError(`amount.${line.id}`)}
                onChange={(changes) => application.changeLine(line.id, changes)}
                onLeaveAmount={() => form.leave(`amount.${line.id}`)}
              />
            ))}
          </ul>
          {total.missing > 0 ? (
            <output className={styles['notice']}>
              {text('afterSale.withheld', { count: total.missing, amount: format.money(total.withheld) })}
            </output>
          ) : null}
          {refundLimits.hasFailed ? (
            <ErrorState
              layout="inline"
              busy={refundLimits.isRetrying}
              onRetry={() => void refundLimits.reload()}
            />
          ) : null}
        </section>
        <CellGroup>
          <ReasonChoice application={application} />
          <TextArea
            rows={3}
            lang=""
            label={text('afterSale.note')}
            placeholder={text('afterSale.noteHint')}
            maxLength={200}
            value={application.draft.remark}
            onChange={(remark) => application.change({ remark })}
          />
        </CellGroup>
        <section className={styles['card']}>
          <UploadGrid uploads={application.uploads} label={text('afterSale.pictures')} />
        </section>
        {application.draft.type === 'return' ? <MethodChoice application={application} /> : null}
      </div>
    </Page>
  );
}

function TypeChoice({
  application: { draft, change },
  isShipped,
}: {
  readonly application: Application;
  readonly isShipped: boolean;
}) {
  const text = useText(afterSaleMessages);
  const config = useConfig();
  const name = useId();
  const choose = (value: string): void => {
    const type = value === 'return' ? 'return' : 'refund';
    const wire = type === 'return' ? 2 : 1;
    const isKept =
      draft.reason === text('afterSale.otherReason') ||
      config?.afterSaleReasons.some((known) => known.type === wire && known.text === draft.reason) === true;
    change({ type, ...(isKept ? {} : { reason: '' }) });
  };
  return (
    <CellGroup title={text('afterSale.type')}>
      <RadioGroup label={text('afterSale.type')}>
        <RadioRow
          name={name}
          value="refund"
          label={text('afterSale.refund')}
          description={text('afterSale.refundText')}
          checked={draft.type === 'refund'}
          onSelect={choose}
        />
        <RadioRow
          name={name}
          value="return"
          label={text('afterSale.return')}
          description={text(isShipped ? 'afterSale.returnText' : 'afterSale.returnNotYet')}
          disabled={!isShipped}
          checked={draft.type === 'return'}
          onSelect={choose}
        />
      </RadioGroup>
    </CellGroup>
  );
}

function ReasonChoice({ application }: { readonly application: Application }) {
  const text = useText(afterSaleMessages);
  const config = useConfig();
  const [isOpen, setIsOpen] = useState(false);
  const { form, draft, change } = application;
  const wire = draft.type === 'return' ? 2 : 1;
  const offered = config?.afterSaleReasons.filter(({ type }) => type === wire) ?? [];
  const words = [...offered.map((reason) => reason.text), text('afterSale.otherReason')];
  return (
    <>
      <ChoiceField
        ref={form.getRef('reason')}
        label={text('afterSale.reason')}
        value={draft.reason}
        placeholder={text('afterSale.chooseReason')}
        error={form.getError('reason')}
        onOpen={() => setIsOpen(true)}
      />
      <ChoiceSheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={text('afterSale.reason')}
        choices={words.map((word) => ({ value: word, label: word }))}
        chosen={draft.reason}
        onChoose={(reason) => change({ reason })}
      />
    </>
  );
}

function MethodChoice({ application: { draft, change } }: { readonly application: Application }) {
  const text = useText(afterSaleMessages);
  const name = useId();
  const choose = (value: string): void => change({ method: value === 'self' ? 'self' : 'default' });
  return (
    <CellGroup title={text('afterSale.method')}>
      <RadioGroup label={text('afterSale.method')}>
        <RadioRow
          name={name}
          value="default"
          label={text('afterSale.methodDefault')}
          description={text('afterSale.methodDefaultText')}
          checked={draft.method === 'default'}
          onSelect={choose}
        />
        <RadioRow
          name={name}
          value="self"
          label={text('afterSale.methodSelf')}
          description={text('afterSale.methodSelfText')}
          checked={draft.method === 'self'}
          onSelect={choose}
        />
      </RadioGroup>
    </CellGroup>
  );
}
