import { useHost, useText } from '@pawlet/widgets';
import { Button, ButtonLink, EmptyState, Icon, Spinner } from '@pawlet/widgets/ui';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { partnerOrigins } from '../../host/partnerOrigins.ts';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { useNavigation } from '../../storefront.ts';
import { usePage, usePageParameters } from '../../stack/PageContext.ts';
import { readTarget } from './frameTarget.ts';
import { webviewMessages } from './webviewMessages.ts';
import styles from './Webview.module.css';

// Any text: the rule below decides, not the parser.
const parameters = { url: (text: string) => text };

/** One of the shop's pages in a frame that fills the screen; a foreign one only from the list, and after a warning. */
export function WebviewPage() {
  const { url: given } = usePageParameters(parameters);
  const navigation = useNavigation();
  const text = useText(webviewMessages);
  const target = useMemo(() => readTarget(given, location.origin, partnerOrigins()), [given]);
  const route = target.kind === 'route' ? target.route : undefined;
  useEffect(() => {
    if (route !== undefined) void navigation.redirectTo(route);
  }, [navigation, route]);
  switch (target.kind) {
    case 'own':
      return <OwnPage key={target.url} url={target.url} />;
    case 'foreign':
      return <Warning url={target.url} hostName={target.host} />;
    case 'route':
      return <Framed />;
    case 'missing':
    case 'refused': {
      const isMissing = target.kind === 'missing';
      return (
        <Framed>
          <EmptyState
            className={styles['state']}
            picture={<Icon name={isMissing ? 'help' : 'shield'} size={56} />}
            title={text(isMissing ? 'webview.missing' : 'webview.refused')}
            description={isMissing ? undefined : text('webview.refusedText')}
            action={<ButtonLink href="#/pages/index/index">{text('webview.home')}</ButtonLink>}
          />
        </Framed>
      );
    }
  }
}

/** The page without a bar: one button goes back, or home where there is no previous page. */
function Framed({ children }: { readonly children?: ReactNode }) {
  const navigation = useNavigation();
  const hasBehind = usePage().entry.position > 0;
  const shellText = useShellText();
  return (
    <Page title={shellText('title.webview')} bar="none" hasToTop={false}>
      {children}
      <button
        type="button"
        className={styles['back']}
        aria-label={shellText(hasBehind ? 'nav.back' : 'nav.home')}
        onClick={() => void navigation.back()}
      >
        <Icon name={hasBehind ? 'back' : 'home'} size={22} />
      </button>
    </Page>
  );
}

function OwnPage({ url }: { readonly url: string }) {
  const shellText = useShellText();
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <Framed>
      {isLoaded ? null : (
        <div className={styles['loading']}>
          <Spinner size={32} />
        </div>
      )}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- only this shop's own pages are embedded; a sandbox in
         which they work would protect nothing */}
      <iframe
        className={styles['frame']}
        src={url}
        title={shellText('title.webview')}
        referrerPolicy="no-referrer"
        onLoad={() => setIsLoaded(true)}
      />
    </Framed>
  );
}

function Warning({ url, hostName }: { readonly url: string; readonly hostName: string }) {
  const host = useHost();
  const text = useText(webviewMessages);
  return (
    <Framed>
      <EmptyState
        className={styles['state']}
        picture={<Icon name="globe" size={56} />}
        title={text('webview.leave')}
        description={
          <>
            {text('webview.leaveText')}
            <bdi className={styles['host']}>{hostName}</bdi>
          </>
        }
        action={
          <Button icon={<Icon name="globe" size={18} />} onClick={() => void host.openUrl(url)}>
            {text('webview.open')}
          </Button>
        }
      />
    </Framed>
  );
}
