import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../runtime/index.ts';
import { Button, Icon, part, RadioGroup, RadioRow, Sheet } from '../../ui/index.ts';
import styles from '../CloudStorage.module.css';
import { cloudStorageMessages } from '../cloudStorageMessages.ts';
import type { Cameras } from '../useCameras.ts';

export interface CameraPickerProps {
  readonly cameras: Cameras;
}

/** The selected camera, and a sheet with the others. */
export function CameraPicker({ cameras }: CameraPickerProps): ReactElement | null {
  const { camera, askApp } = cameras;
  const text = useText(cloudStorageMessages);
  const [isOpen, setIsOpen] = useState(false);
  const groupName = useId();
  if (camera === undefined) return null;
  const hasChoice = cameras.cameras.length > 1 || askApp !== undefined;
  return (
    <div className={styles['camera']} {...part('camera')}>
      <span className={styles['cameraIcon']}>
        <Icon name="camera" size={20} />
      </span>
      <span className={styles['cameraText']}>
        <span className={styles['cameraName']}>{camera.name}</span>
        <span className={styles['cameraNote']}>{text('cloudStorage.serial', { id: camera.id })}</span>
      </span>
      {hasChoice ? (
        <Button
          variant="ghost"
          size="s"
          className={styles['cameraChange']}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          {text('cloudStorage.changeCamera')}
        </Button>
      ) : null}
      <Sheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={text('cloudStorage.chooseCamera')}
        footer={
          askApp === undefined ? undefined : (
            <Button block variant="outlined" onClick={askApp}>
              {text('cloudStorage.appCameras')}
            </Button>
          )
        }
      >
        <div className={styles['sheetRows']}>
          <RadioGroup isFinal label={text('cloudStorage.chooseCamera')}>
            {cameras.cameras.map(({ id, name, isLinked }) => (
              <RadioRow
                key={id}
                name={groupName}
                value={id}
                checked={id === camera.id}
                disabled={!isLinked}
                leading={<Icon name="camera" size={20} />}
                label={name === '' ? id : name}
                description={isLinked ? text('cloudStorage.serial', { id }) : text('cloudStorage.notLinked')}
                onSelect={(chosen) => {
                  cameras.choose(chosen);
                  setIsOpen(false);
                }}
              />
            ))}
          </RadioGroup>
        </div>
      </Sheet>
    </div>
  );
}
