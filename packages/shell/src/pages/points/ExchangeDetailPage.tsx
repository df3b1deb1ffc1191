import { toId, type ExchangeId } from '@pawlet/core/api';
import { ExchangeGone, ExchangeView } from '@pawlet/widgets/points-mall';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { idParameter } from '../../routing/parameters.ts';
import { usePageParameters } from '../../stack/PageContext.ts';
import { useOpenView } from './useOpenView.ts';

const parameters = { id: idParameter };

/** One exchange of the shopper. */
export function ExchangeDetailPage() {
  const text = useShellText();
  const open = useOpenView();
  const exchangeId = toId<ExchangeId>(usePageParameters(parameters).id);
  return (
    <Page title={text('title.exchangeDetail')}>
      {exchangeId === undefined ? (
        <ExchangeGone onOpen={open} />
      ) : (
        <ExchangeView key={exchangeId} exchangeId={exchangeId} onOpen={open} />
      )}
    </Page>
  );
}
