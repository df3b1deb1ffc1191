import { shopMessages } from '@pawlet/core/errors';
import { limits } from '@pawlet/core/rules';
import { setPicture } from '@pawlet/core/queries';
import { useAction, useMutation, usePawlet, useStore, useText, useToast } from '@pawlet/widgets';
import { Button, EmptyState, Icon, Spinner } from '@pawlet/widgets/ui';
import { useRef, useState, type ReactElement } from 'react';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { choiceParameter, rangeParameter } from '../../routing/parameters.ts';
import { usePageParameters } from '../../stack/PageContext.ts';
import { useLeave } from '../../stack/useLeave.ts';
import { chosenPhoto } from './chosenPhoto.ts';
import styles from './crop/Crop.module.css';
import { CropStage } from './crop/CropStage.tsx';
import type { PictureArea } from './crop/sourceArea.ts';
import { usePhotoEditor } from './crop/usePhotoEditor.ts';
import { accountMessages } from './accountMessages.ts';
import { useMe } from './useMe.ts';
import { usePhotoChooser } from './usePhotoChooser.tsx';

const parameters = {
  /** Side of the uploaded picture, in px. */
  destWidth: rangeParameter(50, 2048),
  /** Side of the crop window on the screen, in px. */
  rectWidth: rangeParameter(100, 1000),
  fileType: choiceParameter('jpg', 'png'),
};

/** Crops a photo to the new account picture. Opened without a photo, it asks for one. */
export function AvatarCropperPage() {
  const text = useText(accountMessages);
  const shellText = useShellText();
  const photo = useStore(chosenPhoto, (state) => state.photo);
  const { choose, input } = usePhotoChooser((chosen) => chosenPhoto.setState({ photo: chosen }));
  if (photo !== undefined) return <Crop photo={photo} onChoose={choose} input={input} />;
  return (
    <Page title={shellText('title.avatar')} hasToTop={false}>
      <EmptyState
        picture={<Icon name="camera" size={56} />}
        title={text('account.noPhoto')}
        action={<Button onClick={choose}>{text('account.choosePhoto')}</Button>}
      />
      {input}
    </Page>
  );
}

interface CropProps {
  readonly photo: Blob;
  readonly onChoose: () => void;
  readonly input: ReactElement;
}

function Crop({ photo, onChoose, input }: CropProps) {
  const { api } = usePawlet();
  const leave = useLeave();
  const text = useText(accountMessages);
  const shopText = useText(shopMessages);
  const shellText = useShellText();
  const showToast = useToast();
  // The other pages show it as soon as it is set.
  useMe();
  const { run: set } = useMutation(setPicture);
  const { destWidth, rectWidth, fileType } = usePageParameters(parameters);
  const edited = usePhotoEditor(photo);
  const area = useRef<PictureArea>(undefined);
  const [hasFailed, setHasFailed] = useState(false);
  const { run: save, isBusy } = useAction(async () => {
    if (edited.status !== 'ready' || area.current === undefined) return;
    setHasFailed(false);
    try {
      const picture = await edited.editor.cut({
        area: area.current,
        side: destWidth ?? limits.avatarPixels,
        type: fileType === 'png' ? 'image/png' : 'image/jpeg',
      });
      const sent = await api.uploads.send(picture);
      if (sent.status !== 'ok') {
        setHasFailed(true);
        return;
      }
      const kept = await set(sent.file.url);
      if (kept?.status !== 'ok') {
        // No response.
        setHasFailed(kept === undefined);
        return;
      }
    } catch (error) {
      // No response: the error has been shown, and the shopper may retry.
      setHasFailed(true);
      throw error;
    }
    showToast(text('account.pictureSaved'));
    await leave.back();
    chosenPhoto.setState({ photo: undefined });
  });
  const isReady = edited.status === 'ready';
  return (
    <Page
      title={shellText('title.avatar')}
      hasToTop={false}
      background="card"
      footer={
        <div className={styles['bar']}>
          <Button block size="l" variant="outlined" tone="neutral" onClick={onChoose}>
            {text('account.otherPhoto')}
          </Button>
          <Button block size="l" busy={isBusy} disabled={!isReady} onClick={() => void save()}>
            {text(hasFailed ? 'account.retryPhoto' : 'account.usePhoto')}
          </Button>
        </div>
      }
    >
      {edited.status === 'unreadable' ? (
        <EmptyState picture={<Icon name="camera" size={56} />} title={text('account.unreadable')} />
      ) : null}
      {edited.status === 'opening' ? (
        <div className={`${styles['stage'] ?? ''} ${styles['waiting'] ?? ''}`} aria-busy="true">
          <Spinner size={32} />
        </div>
      ) : null}
      {edited.status === 'ready' ? (
        <CropStage
          key={edited.previewUrl}
          previewUrl={edited.previewUrl}
          rectWidth={rectWidth ?? limits.avatarPixels}
          onArea={(chosen) => {
            area.current = chosen;
          }}
        />
      ) : null}
      {hasFailed ? (
        <p className={styles['failed']} role="alert">
          {shopText('error.upload')}
        </p>
      ) : null}
      {input}
    </Page>
  );
}
