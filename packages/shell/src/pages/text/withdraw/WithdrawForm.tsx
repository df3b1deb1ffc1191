import type { Order, OrderLine } from '@pawlet/core/api';
import { useText } from '@pawlet/widgets';
import { OrderLineRow } from '@pawlet/widgets/parts';
import { Button, CellGroup, Checkbox, Field, Stepper, TextArea } from '@pawlet/widgets/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { withdrawMessages } from '../withdrawMessages.ts';
import styles from '../Withdraw.module.css';
import {
  openLines,
  piecesLeft,
  problemsOf,
  type WithdrawDraft,
  type WithdrawField,
  type WithdrawProblems,
} from './withdrawDraft.ts';

export interface WithdrawFormProps {
  readonly draft: WithdrawDraft;
  /** The shopper's own order, whose lines can be selected. */
  readonly order: Order | undefined;
  /** The server's errors. */
  readonly refused: WithdrawProblems;
  readonly onChange: (draft: WithdrawDraft) => void;
  readonly onDone: () => void;
}

/** The first step: who withdraws, from what, and where the confirmation is sent. */
export function WithdrawForm({ draft, order, refused, onChange, onDone }: WithdrawFormProps) {
  const text = useText(withdrawMessages);
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<WithdrawProblems>(refused);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  const change = (changes: Partial<WithdrawDraft>): void => {
    onChange({ ...draft, ...changes });
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changes))),
    );
  };
  const errorOf = (field: WithdrawField): string | undefined => {
    const key = problems[field];
    return key === undefined ? undefined : text(key);
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const found = problemsOf(draft, order !== undefined);
    setProblems(found);
    if (Object.keys(found).length === 0) onDone();
    else setAttempts((count) => count + 1);
  };
  return (
    <form ref={form} noValidate className={styles['form']} onSubmit={submit}>
      <p className={styles['intro']}>{text('withdraw.intro')}</p>
      <CellGroup>
        <Field
          required
          layout="stack"
          lang=""
          label={text('withdraw.name')}
          autoComplete="name"
          maxLength={100}
          value={draft.name}
          error={errorOf('name')}
          onChange={(name) => change({ name })}
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
          value={draft.orderNumber}
          error={errorOf('orderNumber')}
          onChange={(orderNumber) => change({ orderNumber })}
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
          value={draft.email}
          error={errorOf('email')}
          onChange={(email) => change({ email })}
        />
        {order === undefined ? (
          <TextArea
            rows={2}
            lang=""
            label={text('withdraw.details')}
            hint={text('withdraw.detailsHint')}
            maxLength={300}
            value={draft.details}
            error={errorOf('details')}
            onChange={(details) => change({ details })}
          />
        ) : null}
      </CellGroup>
      {order === undefined ? null : (
        <LineChoice
          lines={openLines(order)}
          draft={draft}
          problem={errorOf('pieces')}
          onChange={(pieces) => change({ pieces })}
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
  readonly draft: WithdrawDraft;
  readonly problem: string | undefined;
  readonly onChange: (pieces: WithdrawDraft['pieces']) => void;
}

function LineChoice({ lines, draft: { pieces }, problem, onChange }: LineChoiceProps) {
  const text = useText(withdrawMessages);
  const id = useId();
  const set = (line: OrderLine, quantity: number): void => {
    const next = new Map(pieces);
    if (quantity === 0) next.delete(line.id);
    else next.set(line.id, quantity);
    onChange(next);
  };
  return (
    <section className={styles['card']} aria-labelledby={id}>
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
