import { useText } from '@pawlet/widgets';
import { Button, Icon } from '@pawlet/widgets/ui';
import { shareMessages } from './shareMessages.ts';
import type { Poster } from './poster/usePoster.ts';
import styles from './Share.module.css';
import type { useShareActions } from './useShareActions.ts';

export interface ShareButtonsProps extends ReturnType<typeof useShareActions> {
  readonly poster: Poster;
}

/** The buttons that save the poster and share the link. */
export function ShareButtons({ share, save, poster }: ShareButtonsProps) {
  const text = useText(shareMessages);
  return (
    <div className={styles['bar']}>
      <Button
        size="l"
        block
        variant="tinted"
        busy={save.isBusy}
        disabled={poster.status !== 'ready'}
        onClick={() => void save.run()}
      >
        {text('share.save')}
      </Button>
      <Button
        size="l"
        block
        icon={<Icon name="share" size={18} />}
        busy={share.isBusy}
        onClick={() => void share.run()}
      >
        {text('share.share')}
      </Button>
    </div>
  );
}
