import type { CartLineId } from '@pawlet/core/api';
import { shopMessages } from '@pawlet/core/errors';
import type { ReactElement } from 'react';
import { useCartState, usePawlet, useText } from '../../runtime/index.ts';
import { Button, Chip, Field, useForm } from '../../ui/index.ts';
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
export function DiscountCodeField(props: DiscountCodeFieldProps): ReactElement {
  const { cart } = usePawlet();
  const code = useCartState(({ discountCode }) => discountCode);
  const text = useText(discountCodeMessages);
  if (code === undefined) return <ApplyForm {...props} />;
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

/** The form to apply a code. An applied code replaces it, so that the next one starts with an empty field. */
function ApplyForm({ lineIds, refusal, onRefusalRead }: DiscountCodeFieldProps): ReactElement {
  const { api, cart } = usePawlet();
  const text = useText(discountCodeMessages);
  const shopText = useText(shopMessages);
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim() === '' ? shopText('check.discountCode') : undefined }),
    hasToasts: false,
    submit: async ({ code }, { refuse }) => {
      // The server must have the quantities before it computes the reduction.
      await cart.whenIdle();
      const result = await api.cart.checkCode(lineIds, code.trim());
      if (result.status === 'ok') cart.setDiscountCode(result.code);
      else if (result.status === 'code-unusable') refuse({ code: result.message });
    },
  });
  const field = form.field('code');
  return (
    <form className={styles['field']} {...form.props}>
      <Field
        {...field}
        label={text('discountCode.label')}
        placeholder={text('discountCode.hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={50}
        lang=""
        error={field.error ?? refusal}
        onChange={(value) => {
          field.onChange(value);
          onRefusalRead();
        }}
        trailing={
          <Button type="submit" size="s" variant="tinted" busy={form.isBusy}>
            {text('discountCode.apply')}
          </Button>
        }
      />
    </form>
  );
}
