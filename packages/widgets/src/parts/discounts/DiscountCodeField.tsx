import type { CartLineId } from '@pawlet/core/api';
import { shopMessages } from '@pawlet/core/errors';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useAction, useCartState, usePawlet, useText } from '../../runtime/index.ts';
import { Button, Chip, Field } from '../../ui/index.ts';
import styles from './DiscountCodeField.module.css';
import { discountCodeMessages } from './discountCodeMessages.ts';

export interface DiscountCodeFieldProps {
  /** The rows the code applies to. */
  readonly lineIds: readonly CartLineId[];
  /** Why the applied code was removed; undefined if it was not. */
  readonly refusal: string | undefined;
  /** The shopper types again: clear the refusal. */
  readonly onRefusalRead: () => void;
}

/** Applies a discount code to the cart, and removes it. Cart and checkout share the applied code. */
export function DiscountCodeField({ lineIds, refusal, onRefusalRead }: DiscountCodeFieldProps): ReactElement {
  const { api, cart } = usePawlet();
  const code = useCartState(({ discountCode }) => discountCode);
  const text = useText(discountCodeMessages);
  const shopText = useText(shopMessages);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const { run: apply, isBusy } = useAction(async () => {
    const wanted = typed.trim();
    if (wanted === '') {
      setError(shopText('check.discountCode'));
      return;
    }
    // The server must have the quantities before it computes the reduction.
    await cart.whenIdle();
    const result = await api.cart.checkCode(lineIds, wanted);
    if (result.status === 'ok') {
      cart.setDiscountCode(result.code);
      setTyped('');
      setError(undefined);
      onRefusalRead();
    } else if (result.status === 'code-unusable') setError(result.message);
  });
  if (code !== undefined) {
    return (
      <div className={styles['applied']}>
        <span>{text('discountCode.label')}</span>
        <Chip
          selected
          removeLabel={text('discountCode.remove', { code })}
          onRemove={() => cart.setDiscountCode(undefined)}
        >
          <span lang="">{code}</span>
        </Chip>
      </div>
    );
  }
  return (
    <form
      className={styles['field']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void apply();
      }}
    >
      <Field
        label={text('discountCode.label')}
        placeholder={text('discountCode.hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={50}
        lang=""
        value={typed}
        error={error ?? refusal}
        onChange={(value) => {
          setTyped(value);
          setError(undefined);
          onRefusalRead();
        }}
        trailing={
          <Button type="submit" size="s" variant="tinted" busy={isBusy}>
            {text('discountCode.apply')}
          </Button>
        }
      />
    </form>
  );
}
