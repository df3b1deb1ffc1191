import type { SocialPlatform } from '@pawlet/core/api';
import { isPawletError } from '@pawlet/core/errors';
import { useEffect, useRef, useState } from 'react';
import { useConfigState, usePawlet, useText } from '@pawlet/widgets';
import { loginMessages, offeredPlatforms, SocialButton } from '@pawlet/widgets/parts';
import { Button, EmptyState, ErrorState, Icon, Skeleton, SkeletonRegion, Spinner } from '@pawlet/widgets/ui';
import { Page } from '../../layout/Page.tsx';
import { useNavigation } from '../../storefront.ts';
import { choiceParameter } from '../../routing/parameters.ts';
import { paths } from '../../routing/paths.ts';
import { usePageParameters } from '../../stack/PageContext.ts';
import styles from './Login.module.css';
import { logInPagesMessages } from '../../login/logInPagesMessages.ts';
import { keepPendingLink } from './pendingLink.ts';
import { useSocialLogIn } from '../../login/useSocialLogIn.ts';

const parameters = { platform: choiceParameter<SocialPlatform>('wechat', 'sandbox') };

type Stage = 'working' | 'choose' | 'failed' | 'not-offered';

/** Social log-in: the choice of the provider, and the return from its page. */
export function AuthPage() {
  const text = useText(loginMessages);
  const { platform } = usePageParameters(parameters);
  const stage = useReturn(platform ?? 'wechat');
  return (
    <Page title={text('login.title')} background="card" hasToTop={false}>
      <div className={styles['page']}>
        <AuthStage stage={stage} platform={platform} />
      </div>
    </Page>
  );
}

/** Completes the returned log-in, once. */
function useReturn(platform: SocialPlatform): Stage {
  const { api, account, session, notices } = usePawlet();
  const navigation = useNavigation();
  const [stage, setStage] = useState<Stage>(() =>
    session.store.getState().third === undefined ? 'choose' : 'working',
  );
  const hasBegun = useRef(false);
  useEffect(() => {
    const { third } = session.store.getState();
    if (third === undefined || hasBegun.current) return;
    hasBegun.current = true;
    // Code and state are valid once.
    session.remember({ third: undefined });
    const finish = async (): Promise<void> => {
      const result = await api.social.finish({ platform, ...third });
      switch (result.status) {
        case 'ok':
          account.logIn(result);
          break;
        case 'not-linked':
          keepPendingLink(result, Date.now());
          await navigation.redirectTo(`${paths.register}?bind=bind`);
          break;
        case 'not-offered':
          setStage('not-offered');
          break;
        case 'rate-limited':
          notices.emit({ kind: 'toast', text: result.message });
          setStage('failed');
          break;
        default:
          setStage('failed');
      }
    };
    finish().catch((error: unknown) => {
      // The client has already shown the error.
      if (!isPawletError(error)) throw error;
      setStage('failed');
    });
  }, [api, account, session, notices, navigation, platform]);
  return stage;
}

interface AuthStageProps {
  readonly stage: Stage;
  readonly platform: SocialPlatform | undefined;
}

function AuthStage({ stage, platform }: AuthStageProps) {
  const navigation = useNavigation();
  const { config, status } = useConfigState();
  const { config: configStore } = usePawlet();
  const onStart = useSocialLogIn();
  const text = useText(logInPagesMessages);
  if (stage === 'working') {
    return (
      <output className={styles['working']}>
        <Spinner size={28} />
        {text('auth.working')}
      </output>
    );
  }
  if (config === undefined && status === 'failed') {
    return <ErrorState onRetry={() => void configStore.load().catch(() => undefined)} />;
  }
  if (config === undefined) {
    return (
      <SkeletonRegion>
        <Skeleton height="72px" />
      </SkeletonRegion>
    );
  }
  const offered = offeredPlatforms(config.logInWays);
  const fitting = platform !== undefined && offered.includes(platform) ? [platform] : offered;
  const other = (
    <Button variant="outlined" onClick={() => void navigation.redirectTo(paths.login)}>
      {text('auth.withCode')}
    </Button>
  );
  if (stage === 'not-offered' || fitting.length === 0 || onStart === undefined) {
    return (
      <EmptyState
        picture={<Icon name="message" size={56} />}
        title={text('auth.none')}
        description={text('auth.noneText')}
        action={other}
      />
    );
  }
  return (
    <div className={styles['auth']}>
      {stage === 'failed' ? (
        <div role="alert">
          <p className={styles['authTitle']}>{text('auth.failed')}</p>
          <p className={styles['authText']}>{text('auth.failedText')}</p>
        </div>
      ) : (
        <p className={styles['authTitle']}>{text('auth.choose')}</p>
      )}
      <div className={styles['authRow']}>
        {fitting.map((one) => (
          <SocialButton key={one} platform={one} onStart={onStart} />
        ))}
      </div>
      {other}
    </div>
  );
}
