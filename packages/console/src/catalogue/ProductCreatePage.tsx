import { Button, Stack } from '@mui/material';
import { type OperatorEndpoint, productCalls } from '@pawlet/operator';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { KindFields } from '../forms/KindFields.tsx';
import { toInput } from '../forms/RecordKind.ts';
import { ConsolePage } from '../parts/ConsolePage.tsx';
import { isRecord } from '../parts/isRecord.ts';
import { isSame } from '../parts/isSame.ts';
import { Section } from '../parts/Section.tsx';
import { useAction } from '../parts/useAction.ts';
import { useUnsaved } from '../parts/useUnsaved.ts';
import { useText } from '../texts/useText.ts';
import {
  newProduct,
  newProductKind,
  picturesKind,
  placeKind,
  textsKind,
  variantsKind,
} from './productKinds.ts';

const sections = [
  ['product.texts', textsKind],
  ['product.facts', placeKind],
  ['product.pictures', picturesKind],
  ['product.variants', variantsKind],
] as const;

/** A new product: texts, place in the shop, pictures and variants. It begins as a draft. */
export function ProductCreatePage() {
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const action = useAction();
  const [value, setValue] = useState(newProduct);
  /** Where the product is: opened when nothing counts as not saved any more. */
  const [address, setAddress] = useState<string | null>(null);
  useUnsaved(address === null && !isSame(value, newProduct));
  useEffect(() => {
    if (address !== null) void navigate(address);
  }, [address, navigate]);
  const create = async () => {
    const input = toInput(newProductKind, value, true);
    const done = await action.run<OperatorEndpoint>(productCalls.createProduct, { input });
    if (!isRecord(done)) return;
    notify(text('product.created'), { type: 'success' });
    setAddress(`/products/${String(done['id'])}/show`);
  };
  return (
    <ConsolePage title={text('product.create')}>
      {sections.map(([title, kind]) => (
        <Section key={title} title={text(title)}>
          <KindFields kind={kind} value={value} errors={action.errors} isNew onChange={setValue} />
        </Section>
      ))}
      <Stack direction="row">
        <Button
          variant="contained"
          disabled={action.isBusy || address !== null}
          onClick={() => void create()}
        >
          {text('product.saveDraft')}
        </Button>
      </Stack>
    </ConsolePage>
  );
}
