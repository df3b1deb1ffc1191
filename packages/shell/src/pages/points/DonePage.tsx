import { toId, type ExchangeId } from '@pawlet/core/api';
import { DoneView, pointsRoute } from '@pawlet/widgets/points-mall';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { useNavigation } from '../../storefront.ts';
import { idParameter } from '../../routing/parameters.ts';
import { usePageParameters } from '../../stack/PageContext.ts';

const parameters = { id: idParameter };

/** An exchange was made: what happens next. */
export function DonePage() {
  const text = useShellText();
  const navigation = useNavigation();
  const exchangeId = toId<ExchangeId>(usePageParameters(parameters).id);
  return (
    <Page title={text('title.pointsMall')} hasToTop={false}>
      <DoneView
        exchangeId={exchangeId}
        // It is shown once: Back skips it.
        onOpen={(view) => void navigation.redirectTo(pointsRoute(view))}
      />
    </Page>
  );
}
