import { useRef } from 'react';
import type { ReactElement } from 'react';
import { useHost, useText } from '../../runtime/index.ts';
import { Icon, type IconName } from '../../ui/index.ts';
import { acceptedImages, acceptedVideos } from './checkFile.ts';
import { uploadsMessages } from './uploadsMessages.ts';
import type { UploadKind } from './types.ts';
import styles from './Uploads.module.css';

export interface AddTileProps {
  readonly takesVideos: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  /** Id of the error message. */
  readonly describedBy: string;
}

/** Opens the picker of the surrounding app if there is one, otherwise the browser's. */
export function AddTile({ takesVideos, onFiles, describedBy }: AddTileProps): ReactElement {
  const text = useText(uploadsMessages);
  const host = useHost();
  const input = useRef<HTMLInputElement>(null);
  const isApp = host.platform !== 'browser' && host.platform !== 'web' && host.isAvailable('chooseImage');
  if (isApp) {
    const choose = async (accept: UploadKind): Promise<void> =>
      onFiles(await host.chooseImage({ accept, multiple: accept === 'image' }));
    return (
      <>
        <Tile
          icon="camera"
          label={text('uploads.addPicture')}
          describedBy={describedBy}
          onClick={() => void choose('image')}
        />
        {takesVideos ? (
          <Tile
            icon="play"
            label={text('uploads.addVideo')}
            describedBy={describedBy}
            onClick={() => void choose('video')}
          />
        ) : null}
      </>
    );
  }
  return (
    <Tile
      icon="camera"
      label={text(takesVideos ? 'uploads.addAny' : 'uploads.addPicture')}
      describedBy={describedBy}
      onClick={() => input.current?.click()}
    >
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={takesVideos ? `${acceptedImages},${acceptedVideos}` : acceptedImages}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file may be selected again.
          currentTarget.value = '';
        }}
      />
    </Tile>
  );
}

interface TileProps {
  readonly icon: IconName;
  readonly label: string;
  readonly describedBy: string;
  readonly onClick: () => void;
  readonly children?: ReactElement | undefined;
}

function Tile({ icon, label, describedBy, onClick, children }: TileProps): ReactElement {
  return (
    <li className={styles['cell']}>
      <button type="button" className={styles['add']} aria-describedby={describedBy} onClick={onClick}>
        <Icon name={icon} size={24} />
        <span className={styles['addLabel']}>{label}</span>
      </button>
      {children}
    </li>
  );
}
