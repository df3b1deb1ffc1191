import axe from 'axe-core';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  Button,
  Cell,
  Chip,
  Chips,
  Field,
  LoadingOverlay,
  NoNetwork,
  Price,
  Sheet,
  Stepper,
  Tag,
  Toast,
} from '../src/ui/index.ts';
import { Root } from './Root.tsx';

const toast = { id: 1, text: 'Moved to favourites', action: { label: 'Undo', onAction: () => undefined } };
const ignore = (): void => undefined;

function Scene() {
  const [quantity, setQuantity] = useState(1);
  return (
    <>
      <NoNetwork />
      <LoadingOverlay active delayMs={0} />
      <Toast toast={toast} onDone={ignore} />
      <Sheet
        open
        title="Choose"
        onClose={ignore}
        footer={
          <>
            <Button variant="tinted" size="l">
              Add to cart
            </Button>
            <Button size="l">Buy now</Button>
          </>
        }
      >
        <div style={{ display: 'grid', gap: '16px', padding: '12px' }}>
          <Price amount={{ amountMinor: 12_999, currency: 'EUR' }} size="l" />
          <Chips label="Colour">
            <Chip selected>White</Chip>
            <Chip>Black</Chip>
            <Chip disabled>Green</Chip>
          </Chips>
          <Cell
            label="Quantity"
            note="At most 5"
            value={<Stepper label="Quantity" value={quantity} onChange={setQuantity} />}
          />
          <Tag tone="warning">Only 2 left</Tag>
          <Field
            layout="stack"
            label="Code"
            value=""
            onChange={ignore}
            placeholder="Optional"
            error="Unknown code"
          />
        </div>
      </Sheet>
    </>
  );
}

describe.each(['light', 'dark'] as const)('overlays, %s', (theme) => {
  it('have no accessibility violations', async () => {
    await render(
      <Root theme={theme}>
        <Scene />
      </Root>,
    );
    await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect.element(page.getByRole('img', { name: 'Loading' })).toBeVisible();
    // The colours are measured after the enter transitions.
    const waysIn = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.all(waysIn.map((animation) => animation.finished.catch(ignore)));
    const { violations } = await axe.run(page.getByRole('dialog').element());
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual(
      [],
    );
    await page.screenshot({ path: `./__screenshots__/overlays-${theme}.png` });
  });
});
