import { toId, type PageId, type ShopPage } from '@pawlet/core/api';
import { usePawlet, useResource } from '@pawlet/widgets';
import { RichText } from '@pawlet/widgets/parts';
import { ButtonLink, EmptyState, ErrorState, Icon, Skeleton, SkeletonRegion } from '@pawlet/widgets/ui';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { idParameter, textParameter } from '../../routing/parameters.ts';
import { usePageParameters } from '../../stack/PageContext.ts';
import styles from './Text.module.css';

const parameters = { id: idParameter, diyname: textParameter };

/** A page of the shop's own words, by id or by name. */
export function SinglePage() {
  return <TextPage />;
}

/** Rules and agreements. */
export function RulePage() {
  return <TextPage fallback="rule" />;
}

function TextPage({ fallback }: { readonly fallback?: string }) {
  const { id, diyname = fallback } = usePageParameters(parameters);
  const pageId = toId<PageId>(id);
  const { api } = usePawlet();
  const text = useShellText();
  const isNamed = pageId !== undefined || diyname !== undefined;
  const page = useResource(isNamed ? ['page', pageId ?? diyname ?? ''] : undefined, () =>
    api.pages.find(pageId === undefined ? { name: diyname ?? '' } : { id: pageId }),
  );
  if (!isNamed || page.data?.status === 'not-found') return <TextNotFound />;
  if (page.data?.status === 'ok') return <TextContent page={page.data.page} />;
  return (
    <Page title={text('title.text')} background="card">
      {page.status === 'failed' ? (
        <ErrorState onRetry={() => void page.reload()} busy={page.isRefreshing} />
      ) : (
        <SkeletonRegion className={styles['text']}>
          <Skeleton shape="text" lines={8} />
        </SkeletonRegion>
      )}
    </Page>
  );
}

function TextContent({ page }: { readonly page: ShopPage }) {
  return (
    <Page title={page.title} background="card">
      <div className={styles['text']}>
        <RichText html={page.contentHtml} />
      </div>
    </Page>
  );
}

function TextNotFound() {
  const text = useShellText();
  return (
    <Page title={text('title.text')} hasToTop={false}>
      <EmptyState
        picture={<Icon name="info" size={56} />}
        title={text('notFound.page')}
        action={<ButtonLink href="#/pages/index/index">{text('notFound.home')}</ButtonLink>}
      />
    </Page>
  );
}
