import type { Order, OrderLine } from '@pawlet/core/api';
import { useText } from '@pawlet/widgets';
import { OrderLineRow } from '@pawlet/widgets/parts';
import {
  Button,
  CellGroup,
  Checkbox,
  Field,
  Stepper,
  TextArea,
  type Focusable,
  type Form,
} from '@pawlet/widgets/ui';
import { useId } from 'react';
import { withdrawMessages } from '../withdrawMessages.ts';
import styles from '../Withdraw.module.css';
import { openLines, piecesLeft, type WithdrawDraft, type WithdrawField } from './withdrawDraft.ts';

export interface WithdrawFormProps {
  readonly form: Form<WithdrawDraft, WithdrawField>;
  /** The shopper's own order, of which lines can be chosen. */
  readonly order: Order | undefined;
}

/** The first step: who withdraws, from what, and where the confirmation is sent. */
export function WithdrawForm({ form, order }: WithdrawFormProps) {
  const text = useText(withdrawMessages);
  return (
    <form {...form.props} className={styles['form']}>
      <p className={styles['intro']}>{text('withdraw.intro')}</p>
      <CellGroup>
        <Field
          required
          layout="stack"
          lang=""
          label={text('withdraw.name')}
          autoComplete="name"
          maxLength={100}
          {...form.field('name')}
        />
        <Field
          required
          layout="stack"
          label={text('withdraw.number')}
          hint={order === undefined ? text('withdraw.numberHint') : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          readOnly={order !== undefined}
          {...form.field('orderNumber')}
        />
        <Field
          required
          layout="stack"
          type="email"
          inputMode="email"
          label={text('withdraw.email')}
          hint={text('withdraw.emailHint')}
          autoComplete="email"
          spellCheck={false}
          maxLength={254}
          {...form.field('email')}
        />
        {order === undefined ? (
          <TextArea
            rows={2}
            lang=""
            label={text('withdraw.details')}
            hint={text('withdraw.detailsHint')}
            maxLength={300}
            {...form.field('details')}
          />
        ) : null}
      </CellGroup>
      {order === undefined ? null : (
        <LineChoice
          lines={openLines(order)}
          pieces={form.values.pieces}
          problem={form.getError('pieces')}
          fieldRef={form.getRef('pieces')}
          onChange={(pieces) => form.change({ pieces })}
        />
      )}
      <Button type="submit" size="l" block>
        {text('withdraw.next')}
      </Button>
    </form>
  );
}

interface LineChoiceProps {
  readonly lines: readonly OrderLine[];
  readonly pieces: WithdrawDraft['pieces'];
  readonly problem: string | undefined;
  readonly fieldRef: (field: Focusable | null) => void;
  readonly onChange: (pieces: WithdrawDraft['pieces']) => void;
}

function LineChoice({ lines, pieces, problem, fieldRef, onChange }: LineChoiceProps) {
  const text = useText(withdrawMessages);
  const id = useId();
  const set = (line: OrderLine, quantity: number): void => {
    const next = new Map(pieces);
    if (quantity === 0) next.delete(line.id);
    else next.set(line.id, quantity);
    onChange(next);
  };
  return (
    <section
      ref={(section) =>
        fieldRef(section === null ? null : { focus: () => section.querySelector('input')?.focus() })
      }
      className={styles['card']}
      aria-labelledby={id}
    >
      <h2 id={id} className={styles['heading']}>
        {text('withdraw.items')}
      </h2>
      <ul className={styles['lines']}>
        {lines.map((line) => {
          const quantity = pieces.get(line.id) ?? 0;
          return (
            <li key={line.id} className={styles['line']}>
              <div className={styles['lineHead']}>
                <Checkbox
                  checked={quantity > 0}
                  label={text('withdraw.include', { title: line.title })}
                  onChange={(isChosen) => set(line, isChosen ? piecesLeft(line) : 0)}
                />
                <OrderLineRow line={line} />
              </div>
              {quantity > 0 && piecesLeft(line) > 1 ? (
                <div className={styles['quantity']}>
                  <Stepper
                    label={text('withdraw.quantity', { title: line.title })}
                    value={quantity}
                    max={piecesLeft(line)}
                    onChange={(next) => set(line, next)}
                  />
                </div>
              ) : null}
            </li>
          );
        })}
      </ul>
      {problem === undefined ? null : (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
    </section>
  );
}
