import { useHost } from '@pawlet/widgets';
import { useRef, type ReactElement } from 'react';

/**
 * Lets the shopper choose a photo: with the chooser of the app around the page where there is one, else the browser's.
 */
export function usePhotoChooser(onPhoto: (photo: Blob) => void): {
  /** Opens the chooser; only from a tap. */
  readonly choose: () => void;
  /** Must be rendered in the page. */
  readonly input: ReactElement;
} {
  const host = useHost();
  const element = useRef<HTMLInputElement>(null);
  const isApp = host.platform !== 'browser' && host.platform !== 'web' && host.isAvailable('chooseImage');
  const take = (files: readonly File[]): void => {
    const [photo] = files;
    if (photo !== undefined) onPhoto(photo);
  };
  return {
    choose: () => {
      if (isApp) void host.chooseImage({ accept: 'image', multiple: false }).then(take);
      else element.current?.click();
    },
    input: (
      <input
        ref={element}
        type="file"
        hidden
        accept="image/*"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file may be chosen again.
          currentTarget.value = '';
          take(files);
        }}
      />
    ),
  };
}
