import { useText } from '@pawlet/widgets';
import { Icon } from '@pawlet/widgets/ui';
import { useId, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { accountMessages } from '../accountMessages.ts';
import styles from './Crop.module.css';
import type { PictureArea } from './sourceArea.ts';

export interface CropStageProps {
  readonly previewUrl: string;
  /** Side of the crop rectangle in px; smaller on a small screen. */
  readonly rectWidth: number;
  /** The part inside the rectangle, in percent of the photo. */
  readonly onArea: (area: PictureArea) => void;
}

const mostZoom = 4;
const margin = 24;

/** The photo under a round window: moved and zoomed by touch, wheel, keys or the slider. */
export function CropStage({ previewUrl, rectWidth, onArea }: CropStageProps) {
  const text = useText(accountMessages);
  const sliderId = useId();
  const [stage, setStage] = useState<number>();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const measured = useRef(false);
  const side = stage === undefined ? 0 : Math.min(rectWidth, stage - margin);
  // The photo covers the stage at 1; the window may be smaller.
  const leastZoom = stage === undefined ? 1 : side / stage;
  return (
    <>
      <div
        ref={(element) => {
          if (element === null || measured.current) return;
          measured.current = true;
          setStage(element.clientWidth);
        }}
        className={styles['stage']}
      >
        {stage === undefined ? null : (
          <Cropper
            image={previewUrl}
            crop={crop}
            zoom={zoom}
            aspect={1}
            cropShape="round"
            showGrid={false}
            objectFit="cover"
            cropSize={{ width: side, height: side }}
            minZoom={leastZoom}
            maxZoom={mostZoom}
            keyboardStep={4}
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropAreaChange={onArea}
            mediaProps={{ alt: '' }}
            cropperProps={{ role: 'group', 'aria-label': text('account.cropArea') }}
          />
        )}
      </div>
      <div className={styles['zoom']}>
        <Icon name="minus" size={18} />
        <label className={styles['hidden']} htmlFor={sliderId}>
          {text('account.zoom')}
        </label>
        <input
          id={sliderId}
          className={styles['slider']}
          type="range"
          min={leastZoom}
          max={mostZoom}
          step={0.01}
          value={zoom}
          onInput={({ currentTarget }) => setZoom(Number(currentTarget.value))}
        />
        <Icon name="plus" size={18} />
      </div>
      <p className={styles['hint']}>{text('account.cropHint')}</p>
    </>
  );
}
